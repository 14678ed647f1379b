// What a microwave's signs light in the drawing of one over the range. Where its parts are: docs/signs-compared/microwave.md.
import type { microwaveSigns } from '../signs/microwave-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  breaker: 'open',
  outlet: 'open',
  cavity: 'open',
  'roller-ring': 'open',
  plate: 'open',
  rack: 'open',
  'grease-filter': 'open',
  vents: 'open',
  latch: 'open',
  door: 'open',
  'touch-panel': 'open',
  coupler: 'inside',
  'waveguide-cover': 'microwave',
  hinge: 'microwave',
  'turntable-motor': 'microwave',
  'vent-fan': 'microwave',
  'cooling-fan': 'microwave',
  transformer: 'microwave',
  inverter: 'microwave',
  diode: 'microwave',
  magnetron: 'microwave',
  capacitor: 'microwave',
  fuse: 'microwave',
  'thermal-cutout': 'microwave',
  'heat-sensor': 'microwave',
  'door-switch': 'microwave',
  board: 'microwave',
} as const satisfies Readonly<Record<string, Reach>>;

export const microwavePlate = {
  parts,
  signs: {
    'no-heat': {
      check: { 'power-level': ['touch-panel'] },
      leave: ['capacitor'],
      bring: ['magnetron', 'diode', 'door-switch', 'inverter'],
    },
    sparks: {
      check: { 'metal-out': ['rack'], 'clean-the-walls': ['breaker', 'cavity'] },
      leave: [],
      bring: ['waveguide-cover', 'magnetron'],
    },
    dead: {
      check: { 'test-the-outlet': ['outlet'], 'reset-once': ['breaker'] },
      leave: ['capacitor'],
      bring: ['fuse', 'thermal-cutout', 'board'],
    },
    'will-not-start': {
      check: { 'lock-key': ['touch-panel'], 'close-the-door': ['latch'] },
      leave: [],
      bring: ['door-switch', 'board'],
    },
    door: {
      check: { 'look-at-latch': ['breaker', 'latch', 'door'] },
      leave: ['capacitor'],
      bring: ['hinge'],
    },
    'stops-early': {
      check: { 'wash-the-filter': ['grease-filter'], 'clear-the-vents': ['breaker', 'vents'] },
      leave: [],
      bring: ['cooling-fan', 'door-switch', 'thermal-cutout'],
    },
    turntable: {
      check: { 'seat-the-plate': ['plate'], 'clean-the-ring': ['roller-ring'] },
      leave: [],
      bring: ['coupler', 'turntable-motor'],
    },
    buttons: {
      check: {
        'lock-key': ['touch-panel'],
        'dry-the-panel': ['touch-panel'],
        'reset-once': ['outlet', 'breaker'],
      },
      leave: [],
      bring: ['board'],
    },
    'hums-loud': {
      check: { 'seat-the-plate': ['plate', 'roller-ring'] },
      leave: ['capacitor'],
      bring: ['magnetron', 'diode', 'cooling-fan', 'transformer'],
    },
    'vent-fan-runs': {
      check: { 'fan-button': ['touch-panel'], 'wash-the-filter': ['grease-filter'] },
      leave: [],
      bring: ['heat-sensor', 'vent-fan', 'board'],
    },
    // A drawer is another machine.
    'drawer-stuck': null,
  },
} as const satisfies PlateOf<typeof parts, typeof microwaveSigns>;
