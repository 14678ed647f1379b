// What a stove's signs light in the drawings of the top of a range and of one of glass. Where its parts are: docs/signs-compared/stove.md.
import type { stoveSigns } from '../signs/stove-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  breaker: 'open',
  outlet: 'open',
  ports: 'open',
  cap: 'open',
  coil: 'open',
  pan: 'open',
  'touch-panel': 'open',
  knobs: 'open',
  'gas-knobs': 'open',
  // Closed to stop a flame, if one can without reaching over it; what is between it and the burner is ours.
  'shut-off': 'open',
  socket: 'live',
  wire: 'live',
  terminal: 'live',
  'burner-switch': 'live',
  'spark-switch': 'live',
  'spark-module': 'live',
  // Wiped with its burner cold and the breaker off; set or replaced by us.
  electrode: 'open',
  board: 'live',
  'burner-tube': 'gas',
  'air-shutter': 'gas',
  'gas-valve': 'gas',
  regulator: 'gas',
} as const satisfies Readonly<Record<string, Reach>>;

export const stovePlate = {
  parts,
  signs: {
    'clicks-no-flame': {
      check: { 'seat-the-cap': ['breaker', 'cap', 'electrode', 'ports'] },
      leave: ['shut-off', 'gas-valve'],
      bring: ['spark-module'],
    },
    'burner-cold': {
      check: {
        'double-breaker': ['breaker'],
        'seat-the-coil': ['coil', 'breaker'],
        'swap-coils': ['coil', 'breaker'],
      },
      leave: [],
      bring: ['socket', 'burner-switch', 'wire'],
    },
    'keeps-clicking': {
      check: { 'knobs-off': ['gas-knobs'], 'seat-the-cap': ['cap'], 'let-it-dry': ['breaker'] },
      leave: [],
      bring: ['spark-switch', 'electrode', 'spark-module'],
    },
    'heats-poorly': {
      check: { 'flat-pan': ['pan'], 'compare-burners': ['breaker'] },
      leave: [],
      bring: ['coil', 'burner-switch'],
    },
    'no-power': {
      check: { 'reset-once': ['breaker'], 'kitchen-outlet': ['outlet'] },
      leave: [],
      bring: ['terminal', 'board'],
    },
    'stuck-on-high': {
      check: { 'breaker-off': ['knobs', 'breaker', 'shut-off'] },
      leave: [],
      bring: ['burner-switch', 'board', 'gas-valve'],
    },
    // The first drawing has no glass, and induction is another machine.
    'cracked-glass': null,
    'induction-error': null,
    knob: {
      check: { 'look-inside': ['knobs'], 'other-knob': ['knobs'] },
      leave: ['gas-valve'],
      bring: ['burner-switch'],
    },
    'weak-burner': { check: {}, leave: ['shut-off', 'gas-valve'], bring: ['regulator'] },
    'yellow-flame': { check: {}, leave: [], bring: ['cap', 'ports', 'burner-tube', 'air-shutter'] },
    'trips-breaker': { check: {}, leave: ['breaker'], bring: ['coil', 'wire', 'terminal'] },
    'touch-controls': {
      check: { 'control-lock': ['touch-panel'], 'dry-the-panel': ['touch-panel'], 'reset-once': ['breaker'] },
      leave: [],
      bring: ['board'],
    },
  },
  // The electric range of most Florida kitchens: no gas, and no coil that plugs in: its elements are under the glass, and are ours.
  second: {
    drawing: 'stove-glass',
    lacks: [
      'outlet',
      'ports',
      'cap',
      'gas-knobs',
      'shut-off',
      'socket',
      'spark-switch',
      'spark-module',
      'electrode',
      'burner-tube',
      'air-shutter',
      'gas-valve',
      'regulator',
    ],
    ours: ['coil'],
    skips: ['clicks-no-flame', 'keeps-clicking', 'weak-burner', 'yellow-flame'],
  },
} as const satisfies PlateOf<typeof parts, typeof stoveSigns>;
