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
    'no-heat': { check: ['touch-panel'], leave: ['capacitor'], bring: ['magnetron', 'diode', 'door-switch'] },
    sparks: { check: ['rack', 'breaker', 'cavity'], leave: ['waveguide-cover'], bring: ['magnetron'] },
    dead: { check: ['outlet', 'breaker'], leave: ['capacitor'], bring: ['fuse', 'thermal-cutout', 'board'] },
    'will-not-start': { check: ['touch-panel', 'latch'], leave: [], bring: ['door-switch', 'board'] },
    door: { check: ['breaker', 'latch', 'door'], leave: ['capacitor'], bring: ['hinge'] },
    'stops-early': {
      check: ['vents', 'grease-filter'],
      leave: [],
      bring: ['cooling-fan', 'door-switch', 'thermal-cutout'],
    },
    turntable: { check: ['plate', 'roller-ring'], leave: [], bring: ['coupler', 'turntable-motor'] },
    buttons: { check: ['touch-panel', 'outlet', 'breaker'], leave: [], bring: ['board'] },
    'hums-loud': {
      check: ['plate', 'roller-ring'],
      leave: ['capacitor'],
      bring: ['magnetron', 'diode', 'cooling-fan', 'transformer'],
    },
    'vent-fan-runs': { check: ['grease-filter'], leave: [], bring: ['heat-sensor', 'vent-fan', 'board'] },
    // A drawer is another machine.
    'drawer-stuck': null,
  },
} as const satisfies PlateOf<typeof parts, typeof microwaveSigns>;
