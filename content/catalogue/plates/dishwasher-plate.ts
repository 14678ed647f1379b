// What a dishwasher's signs light. Where its parts are: docs/signs-compared/dishwasher.md.
import type { dishwasherSigns } from '../signs/dishwasher-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  'supply-valve': 'open',
  'drain-hose': 'open',
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
  wiring: 'live',
  board: 'live',
  vent: 'inside',
  sensor: 'inside',
  springs: 'inside',
  screws: 'inside',
} as const satisfies Readonly<Record<string, Reach>>;

export const dishwasherPlate = {
  parts,
  signs: {
    'standing-water': {
      check: ['filter', 'disposer', 'drain-hose'],
      leave: [],
      bring: ['drain-pump'],
      way: 'drain',
    },
    'dirty-dishes': { check: ['filter', 'spray-arms'], leave: [], bring: ['heater', 'pump'], way: 'wash' },
    'leaks-at-door': {
      check: ['supply-valve', 'dispenser', 'door-seal'],
      leave: ['wiring'],
      bring: ['inlet-valve', 'pump'],
    },
    'will-not-start': { check: ['control-panel', 'door'], leave: [], bring: ['latch', 'board', 'wiring'] },
    'dishes-stay-wet': { check: ['dispenser'], leave: [], bring: ['heater', 'vent', 'sensor'] },
    'will-not-fill': {
      check: ['supply-valve', 'float', 'door'],
      leave: [],
      bring: ['inlet-valve', 'float-switch'],
      way: 'fill',
    },
    'cloudy-glasses': { check: ['dispenser'], leave: [], bring: ['heater'] },
    'leak-code': { check: ['supply-valve'], leave: ['wiring'], bring: ['pump', 'door-seal', 'float-switch'] },
    'door-will-not-latch': { check: ['racks', 'latch'], leave: [], bring: ['springs', 'screws'] },
    'grinds-or-rattles': { check: ['spray-arms'], leave: [], bring: ['drain-pump', 'pump'] },
    'smells-bad': { check: ['filter', 'door-seal'], leave: [], bring: ['drain-hose'], way: 'drain' },
  },
} as const satisfies PlateOf<typeof parts, typeof dishwasherSigns>;
