// What a refrigerator's signs light in the drawing of a side-by-side. Where its parts are: docs/signs-compared/refrigerator.md.
import type { refrigeratorSigns } from '../signs/refrigerator-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  'water-valve': 'open',
  'sink-valve': 'open',
  breaker: 'open',
  outlet: 'open',
  vents: 'open',
  'ice-bin': 'open',
  thermometer: 'open',
  'water-filter': 'open',
  controls: 'open',
  'door-seal': 'open',
  'freezer-seal': 'open',
  dispenser: 'open',
  'ice-flap': 'open',
  grille: 'open',
  'fill-tube': 'inside',
  'water-line': 'inside',
  drain: 'inside',
  'drain-pan': 'inside',
  condenser: 'inside',
  damper: 'inside',
  sensor: 'inside',
  hinge: 'inside',
  'door-tube': 'inside',
  'dispenser-switch': 'live',
  board: 'live',
  'drive-board': 'live',
  'defrost-heater': 'live',
  'evaporator-fan': 'live',
  'condenser-fan': 'live',
  'start-relay': 'live',
  'inlet-valve': 'live',
  'ice-maker': 'live',
  evaporator: 'refrigerant',
  compressor: 'refrigerant',
} as const satisfies Readonly<Record<string, Reach>>;

export const refrigeratorPlate = {
  parts,
  signs: {
    'warm-everywhere': {
      check: { 'set-temperature': ['breaker', 'controls'], 'door-seal': ['door-seal'], grille: ['grille'] },
      leave: ['compressor'],
      bring: ['condenser', 'condenser-fan', 'evaporator-fan', 'start-relay'],
    },
    'freezer-cold-fridge-warm': {
      check: { 'ice-on-vents': ['vents'], 'door-seal': ['door-seal'], vents: ['vents'] },
      leave: ['evaporator'],
      bring: ['evaporator-fan', 'defrost-heater', 'damper'],
      way: 'air',
    },
    'water-on-floor': {
      check: { 'close-the-valve': ['sink-valve'], 'water-filter': ['water-filter'] },
      leave: ['outlet'],
      bring: ['drain', 'water-line', 'drain-pan'],
      way: 'drain',
    },
    'no-ice': {
      check: {
        'switched-on': ['ice-bin'],
        'water-supply': ['water-valve', 'water-filter'],
        'freezer-temperature': ['controls'],
      },
      leave: [],
      bring: ['fill-tube', 'inlet-valve', 'ice-maker'],
      way: 'water',
    },
    'frost-and-gaskets': {
      check: { 'door-seal': ['door-seal'] },
      leave: ['evaporator'],
      bring: ['hinge', 'defrost-heater'],
    },
    'clicks-or-roars': {
      check: { 'still-cold': ['breaker', 'thermometer'] },
      leave: ['compressor'],
      bring: ['evaporator-fan', 'condenser-fan', 'start-relay'],
    },
    'dead-after-storm': {
      check: { light: ['controls'], breaker: ['breaker', 'outlet'] },
      leave: [],
      bring: ['board', 'drive-board'],
    },
    'no-water': {
      check: {
        'dispenser-lock': ['dispenser'],
        'water-filter': ['water-filter'],
        'ice-too': ['water-valve'],
      },
      leave: [],
      bring: ['door-tube', 'dispenser-switch', 'inlet-valve'],
      way: 'dispensed',
    },
    'freezes-food': {
      check: { 'set-temperature': ['controls'], vents: ['vents'] },
      leave: [],
      bring: ['damper', 'sensor', 'board'],
      way: 'air',
    },
    'runs-all-the-time': {
      check: { grille: ['grille'], 'door-seal': ['door-seal'], 'still-cold': ['thermometer'] },
      leave: ['compressor'],
      bring: ['condenser', 'defrost-heater'],
    },
    'ice-sticks-together': {
      check: { 'empty-the-bin': ['ice-bin'], 'ice-flap': ['ice-flap'], 'door-seal': ['freezer-seal'] },
      leave: [],
      bring: ['inlet-valve'],
    },
  },
} as const satisfies PlateOf<typeof parts, typeof refrigeratorSigns>;
