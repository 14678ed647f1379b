// What a washer's signs light in the drawing of a front-load washer. Where its parts are: docs/signs-compared/washer.md.
import type { washerSigns } from '../signs/washer-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  taps: 'open',
  outlet: 'open',
  'fill-hoses': 'open',
  'drain-hose': 'open',
  'pump-filter': 'open',
  'shipping-bolts': 'open',
  door: 'open',
  drum: 'open',
  boot: 'open',
  drawer: 'open',
  display: 'open',
  feet: 'open',
  pump: 'live',
  motor: 'live',
  board: 'live',
  'door-lock': 'live',
  'inlet-valve': 'live',
  sensor: 'inside',
  belt: 'inside',
  bearings: 'inside',
  springs: 'inside',
  shocks: 'inside',
} as const satisfies Readonly<Record<string, Reach>>;

export const washerPlate = {
  parts,
  signs: {
    'will-not-drain': { check: ['drain-hose', 'pump-filter'], leave: [], bring: ['pump'], way: 'drain' },
    'will-not-spin': { check: ['drum', 'door'], leave: ['motor'], bring: ['pump', 'door-lock', 'belt'] },
    leaks: { check: ['taps', 'drawer'], leave: ['outlet'], bring: ['fill-hoses', 'boot', 'pump'] },
    'walks-and-bangs': { check: ['drum', 'feet', 'shipping-bolts'], leave: [], bring: ['shocks', 'springs'] },
    'will-not-start': {
      check: ['outlet', 'display', 'door'],
      leave: [],
      bring: ['door-lock', 'board'],
      way: 'current',
    },
    'locked-door': { check: ['drum', 'outlet'], leave: ['door'], bring: ['pump', 'door-lock', 'board'] },
    'smells-musty': { check: ['drum', 'boot', 'drawer'], leave: [], bring: ['pump'] },
    'stops-mid-cycle': {
      check: ['display', 'outlet', 'drum'],
      leave: ['motor'],
      bring: ['pump', 'door-lock', 'board'],
    },
    'will-not-fill': {
      check: ['taps', 'fill-hoses'],
      leave: [],
      bring: ['inlet-valve', 'sensor'],
      way: 'fill',
    },
    'grinds-or-roars': { check: ['drum'], leave: [], bring: ['bearings', 'pump', 'belt'] },
    'keeps-filling': {
      check: ['taps', 'drain-hose'],
      leave: ['outlet'],
      bring: ['inlet-valve', 'sensor'],
      way: 'fill',
    },
  },
} as const satisfies PlateOf<typeof parts, typeof washerSigns>;
