// What a stove's signs light in the drawing of the top of a range. Where its parts are: docs/signs-compared/stove.md.
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
  socket: 'live',
  wire: 'live',
  terminal: 'live',
  'burner-switch': 'live',
  'spark-module': 'live',
  electrode: 'live',
  board: 'live',
  'burner-tube': 'gas',
  'gas-valve': 'gas',
  'shut-off': 'gas',
  regulator: 'gas',
} as const satisfies Readonly<Record<string, Reach>>;

export const stovePlate = {
  parts,
  signs: {
    'clicks-no-flame': { check: ['cap', 'ports'], leave: ['gas-valve'], bring: ['electrode'] },
    'burner-cold': { check: ['breaker', 'coil'], leave: [], bring: ['socket', 'burner-switch', 'wire'] },
    'keeps-clicking': { check: ['knobs', 'cap'], leave: [], bring: ['electrode', 'spark-module'] },
    'heats-poorly': { check: ['pan', 'coil'], leave: [], bring: ['burner-switch'] },
    'no-power': { check: ['breaker', 'outlet'], leave: [], bring: ['terminal', 'board'] },
    'stuck-on-high': { check: ['breaker'], leave: [], bring: ['burner-switch', 'board', 'gas-valve'] },
    // Glass and induction tops are other machines.
    'cracked-glass': null,
    'induction-error': null,
    knob: { check: ['knobs'], leave: ['gas-valve'], bring: ['burner-switch'] },
    'weak-burner': { check: [], leave: ['shut-off', 'gas-valve'], bring: ['regulator'] },
    'yellow-flame': { check: [], leave: ['burner-tube'], bring: ['cap', 'ports'] },
    'trips-breaker': { check: ['breaker'], leave: [], bring: ['coil', 'wire', 'terminal'] },
    'touch-controls': { check: ['touch-panel'], leave: [], bring: ['board'] },
  },
} as const satisfies PlateOf<typeof parts, typeof stoveSigns>;
