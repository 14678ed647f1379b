// What a dishwasher's signs light. Where its parts are: docs/signs-compared/dishwasher.md.
import type { dishwasherSigns } from '../signs/dishwasher-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  'supply-valve': 'open',
  'supply-hose': 'open',
  'drain-hose': 'open',
  breaker: 'open',
  'wall-switch': 'open',
  disposer: 'open',
  filter: 'open',
  float: 'open',
  'spray-arms': 'open',
  racks: 'open',
  'door-seal': 'open',
  dispenser: 'open',
  latch: 'open',
  door: 'open',
  'control-panel': 'open',
  'inlet-valve': 'live',
  'drain-pump': 'live',
  pump: 'live',
  heater: 'live',
  'float-switch': 'live',
  'leak-switch': 'live',
  'thermal-fuse': 'live',
  wiring: 'live',
  board: 'live',
  vent: 'inside',
  sensor: 'inside',
  'check-valve': 'inside',
  springs: 'inside',
  screws: 'inside',
} as const satisfies Readonly<Record<string, Reach>>;

export const dishwasherPlate = {
  parts,
  signs: {
    'standing-water': {
      check: { filter: ['breaker', 'filter'], disposer: ['disposer'], 'drain-hose': ['drain-hose'] },
      leave: [],
      bring: ['drain-pump'],
      way: 'drain',
    },
    'dirty-dishes': {
      check: { filter: ['filter'], 'spray-arms': ['spray-arms'] },
      leave: [],
      bring: ['heater', 'pump', 'inlet-valve'],
      way: 'wash',
    },
    'leaks-at-door': {
      check: {
        'close-the-valve': ['breaker', 'supply-valve'],
        'look-for-foam': ['dispenser'],
        'door-seal': ['door-seal'],
      },
      leave: ['wiring'],
      bring: ['inlet-valve', 'pump'],
    },
    'will-not-start': {
      check: {
        'control-lock': ['control-panel'],
        'close-the-door': ['door'],
        power: ['wall-switch', 'breaker'],
      },
      leave: [],
      bring: ['latch', 'thermal-fuse', 'board', 'wiring'],
    },
    'dishes-stay-wet': {
      check: { 'rinse-aid': ['dispenser'] },
      leave: [],
      bring: ['heater', 'vent', 'sensor'],
    },
    'will-not-fill': {
      check: { 'open-the-valve': ['supply-valve'], float: ['float'], 'close-the-door': ['door'] },
      leave: [],
      bring: ['inlet-valve', 'float-switch', 'leak-switch'],
      way: 'fill',
    },
    'cloudy-glasses': { check: { 'rinse-aid-and-salt': ['dispenser'] }, leave: [], bring: ['heater'] },
    'leak-code': {
      check: {
        'breaker-off': ['breaker'],
        'close-the-valve': ['supply-valve'],
        'look-for-water': ['supply-hose'],
      },
      leave: ['wiring'],
      bring: ['pump', 'door-seal', 'leak-switch'],
    },
    'door-will-not-latch': {
      check: { racks: ['racks'], latch: ['latch'] },
      leave: [],
      bring: ['springs', 'screws'],
    },
    'grinds-or-rattles': {
      check: { 'spray-arms': ['spray-arms'] },
      leave: [],
      bring: ['drain-pump', 'pump'],
    },
    'smells-bad': {
      check: { filter: ['filter'], 'door-edge': ['door-seal'] },
      leave: [],
      bring: ['drain-hose', 'check-valve'],
      way: 'drain',
    },
  },
} as const satisfies PlateOf<typeof parts, typeof dishwasherSigns>;
