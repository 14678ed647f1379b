// What a range hood's signs light in the drawings of a chimney hood and of one under a cabinet. Where its parts are: docs/signs-compared/range-hood.md.
import type { rangeHoodSigns } from '../signs/range-hood-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  flap: 'open',
  breaker: 'open',
  'charcoal-filter': 'open',
  'grease-filters': 'open',
  lamps: 'open',
  controls: 'open',
  duct: 'inside',
  damper: 'inside',
  blower: 'inside',
  motor: 'live',
  capacitor: 'live',
  // Inside the chimney of this hood; only under a cabinet can it be reached.
  outlet: 'live',
  driver: 'live',
  switch: 'live',
  board: 'live',
  'heat-sensor': 'live',
} as const satisfies Readonly<Record<string, Reach>>;

export const rangeHoodPlate = {
  parts,
  signs: {
    'fan-dead': {
      check: { 'every-speed': ['controls'] },
      leave: ['capacitor'],
      bring: ['motor', 'switch', 'board', 'blower'],
    },
    'weak-suction': {
      check: {
        'wash-the-filters': ['grease-filters'],
        'duct-or-not': ['charcoal-filter'],
        'watch-the-flap': ['flap'],
      },
      leave: [],
      bring: ['duct'],
      way: 'air',
    },
    loud: {
      check: { 'seat-the-filters': ['grease-filters'] },
      leave: [],
      bring: ['blower', 'motor', 'damper'],
    },
    lights: { check: { 'change-the-bulb': ['breaker', 'lamps'] }, leave: [], bring: ['driver', 'switch'] },
    'no-power': { check: { 'reset-once': ['breaker'] }, leave: [], bring: ['outlet', 'board', 'switch'] },
    buttons: {
      check: { 'dry-the-panel': ['controls'], 'reset-once': ['breaker'] },
      leave: [],
      bring: ['switch', 'board'],
    },
    drips: {
      check: { 'after-rain': ['breaker'], 'wash-the-filters': ['grease-filters'] },
      leave: [],
      bring: ['flap', 'duct'],
      way: 'air',
    },
    'starts-by-itself': {
      check: { 'dry-the-panel': ['controls'], 'reset-once': ['breaker'] },
      leave: [],
      bring: ['heat-sensor', 'board'],
    },
    'odors-stay': {
      check: { 'charcoal-filter': ['charcoal-filter'], 'wash-the-filters': ['grease-filters'] },
      leave: [],
      bring: ['motor'],
    },
    flap: { check: { 'look-outside': ['flap'] }, leave: [], bring: ['damper', 'duct'], way: 'air' },
    // A downdraft vent is another machine.
    'downdraft-stuck': null,
  },
  // The commonest American hood. It has the same parts; a simple one lacks some of them, as a chimney hood may.
  second: { drawing: 'hood-under', lacks: [] },
} as const satisfies PlateOf<typeof parts, typeof rangeHoodSigns>;
