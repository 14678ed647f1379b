// What an oven's signs light in the drawing of the oven of a range. Where its parts are: docs/signs-compared/oven.md.
import type { ovenSigns } from '../signs/oven-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  breaker: 'open',
  outlet: 'open',
  'shut-off': 'open',
  floor: 'open',
  rack: 'open',
  'door-seal': 'open',
  burners: 'open',
  vents: 'open',
  panel: 'open',
  display: 'open',
  door: 'open',
  hinges: 'inside',
  convection: 'inside',
  sensor: 'inside',
  lock: 'live',
  terminal: 'live',
  'cooling-fan': 'live',
  'fan-thermostat': 'live',
  'thermal-fuse': 'live',
  bake: 'live',
  broil: 'live',
  thermostat: 'live',
  board: 'live',
  igniter: 'gas',
  'broil-igniter': 'gas',
  'oven-burner': 'gas',
  orifice: 'gas',
  'gas-valve': 'gas',
  regulator: 'gas',
} as const satisfies Readonly<Record<string, Reach>>;

export const ovenPlate = {
  parts,
  signs: {
    'gas-no-heat': {
      check: {
        'burners-on-top': ['burners'],
        controls: ['panel'],
        'look-for-glow': ['floor'],
      },
      leave: ['gas-valve'],
      bring: ['igniter', 'oven-burner', 'regulator', 'board'],
    },
    'electric-no-heat': {
      check: {
        'look-at-element': ['breaker'],
        controls: ['panel', 'breaker'],
        'double-breaker': ['panel'],
      },
      leave: [],
      bring: ['bake', 'broil', 'thermal-fuse', 'board'],
    },
    'wrong-temperature': {
      check: { 'empty-the-floor': ['floor'], 'look-at-seal': ['door-seal'], 'oven-thermometer': ['rack'] },
      leave: [],
      bring: ['sensor', 'convection', 'bake', 'igniter'],
    },
    'bake-or-broil-only': {
      check: { 'look-at-element': ['breaker'], 'try-bake': ['panel'], 'try-broil': ['panel'] },
      leave: [],
      bring: ['bake', 'broil', 'igniter', 'broil-igniter', 'board'],
    },
    'error-code': {
      check: { 'write-it-down': ['display'], 'reset-once': ['breaker'] },
      leave: [],
      bring: ['sensor', 'lock', 'board'],
    },
    'door-locked': {
      check: { 'let-it-cool': ['panel'], 'reset-once': ['breaker'] },
      leave: ['door'],
      bring: ['lock', 'thermal-fuse', 'board'],
    },
    'no-power': {
      check: { 'reset-once': ['breaker'], 'kitchen-outlet': ['outlet'] },
      leave: [],
      bring: ['terminal', 'thermal-fuse', 'board'],
    },
    'door-does-not-close': {
      check: { 'push-racks-in': ['rack'], 'look-at-hinges': ['door-seal'] },
      leave: [],
      bring: ['hinges', 'door'],
    },
    'smoke-smell': {
      check: { 'hot-plastic': ['breaker'], 'wipe-it-out': ['floor'] },
      leave: ['bake'],
      bring: ['terminal'],
    },
    'slow-to-light': {
      check: { 'burners-on-top': ['burners'] },
      leave: ['gas-valve'],
      bring: ['igniter', 'oven-burner', 'orifice'],
    },
    overheats: {
      check: { 'breaker-off': ['panel', 'breaker', 'shut-off'] },
      leave: ['door'],
      bring: ['board', 'sensor', 'thermostat'],
    },
    'fan-runs-on': {
      check: { 'clear-the-vents': ['vents'], 'breaker-off': ['breaker'] },
      leave: [],
      bring: ['cooling-fan', 'fan-thermostat'],
    },
  },
} as const satisfies PlateOf<typeof parts, typeof ovenSigns>;
