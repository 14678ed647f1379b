// What a wine cooler's signs light in the drawing of one with a compressor. Where its parts are: docs/signs-compared/wine-cooler.md.
import type { wineCoolerSigns } from '../signs/wine-cooler-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  breaker: 'open',
  outlet: 'open',
  drain: 'open',
  racks: 'open',
  thermometer: 'open',
  'door-seal': 'open',
  'glass-door': 'open',
  controls: 'open',
  grille: 'open',
  feet: 'open',
  condenser: 'inside',
  mounts: 'inside',
  'drain-pan': 'inside',
  sensor: 'inside',
  damper: 'inside',
  hinge: 'inside',
  board: 'live',
  'power-board': 'live',
  'condenser-fan': 'live',
  fan: 'live',
  lamp: 'live',
  'door-switch': 'live',
  'door-heater': 'live',
  'start-relay': 'live',
  compressor: 'refrigerant',
} as const satisfies Readonly<Record<string, Reach>>;

export const wineCoolerPlate = {
  parts,
  signs: {
    'drifts-warm': {
      check: { 'door-and-grille': ['door-seal', 'grille'], thermometer: ['thermometer'] },
      leave: ['compressor'],
      bring: ['condenser', 'condenser-fan', 'fan', 'sensor'],
    },
    'will-not-turn-on': {
      check: { 'power-button': ['controls', 'outlet'], breaker: ['breaker', 'outlet'] },
      leave: [],
      bring: ['power-board', 'board'],
    },
    'hums-vibrates': {
      check: { racks: ['racks'], level: ['feet'] },
      leave: ['compressor'],
      bring: ['condenser-fan', 'fan', 'mounts', 'start-relay'],
    },
    'never-rests': {
      check: { 'door-and-grille': ['door-seal', 'grille'] },
      leave: ['compressor'],
      bring: ['condenser', 'condenser-fan'],
      way: 'air',
    },
    'water-inside': {
      check: { 'close-the-door': ['breaker', 'door-seal'], 'drain-hole': ['drain'] },
      leave: ['outlet'],
      bring: ['drain-pan', 'hinge'],
    },
    'dark-display': {
      check: { 'light-button': ['controls'], thermometer: ['thermometer'] },
      leave: [],
      bring: ['lamp', 'door-switch', 'hinge', 'board'],
    },
    'one-zone-off': {
      check: { 'zone-settings': ['controls'], bottles: ['racks'], thermometer: ['thermometer'] },
      leave: [],
      bring: ['fan', 'damper', 'sensor', 'board'],
    },
    'door-fogs': {
      check: { 'door-seal': ['door-seal'] },
      leave: [],
      bring: ['hinge', 'door-heater', 'glass-door'],
    },
    freezes: {
      check: { bottles: ['racks'], 'set-temperature': ['controls'] },
      leave: [],
      bring: ['sensor', 'board', 'fan'],
    },
    // A thermoelectric cooler is another machine.
    'thermoelectric-warm': null,
  },
} as const satisfies PlateOf<typeof parts, typeof wineCoolerSigns>;
