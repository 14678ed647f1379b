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
  compressor: 'refrigerant',
} as const satisfies Readonly<Record<string, Reach>>;

export const wineCoolerPlate = {
  parts,
  signs: {
    'drifts-warm': {
      check: ['thermometer', 'grille', 'door-seal'],
      leave: ['compressor'],
      bring: ['condenser', 'condenser-fan', 'fan', 'sensor'],
    },
    'will-not-turn-on': {
      check: ['breaker', 'outlet', 'controls'],
      leave: [],
      bring: ['power-board', 'board'],
    },
    'hums-vibrates': { check: ['racks', 'feet'], leave: [], bring: ['fan', 'mounts'] },
    'never-rests': {
      check: ['grille', 'door-seal'],
      leave: ['compressor'],
      bring: ['condenser', 'condenser-fan'],
      way: 'air',
    },
    'water-inside': { check: ['door-seal', 'drain'], leave: ['outlet'], bring: ['drain-pan', 'hinge'] },
    'dark-display': {
      check: ['controls', 'thermometer'],
      leave: [],
      bring: ['lamp', 'door-switch', 'hinge'],
    },
    'one-zone-off': {
      check: ['controls', 'racks', 'thermometer'],
      leave: [],
      bring: ['fan', 'damper', 'sensor', 'board'],
    },
    'door-fogs': { check: ['door-seal'], leave: [], bring: ['hinge', 'glass-door'] },
    freezes: { check: ['controls', 'racks'], leave: [], bring: ['sensor', 'board', 'fan'] },
    // A thermoelectric cooler is another machine.
    'thermoelectric-warm': null,
  },
} as const satisfies PlateOf<typeof parts, typeof wineCoolerSigns>;
