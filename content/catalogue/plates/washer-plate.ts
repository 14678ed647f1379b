// What a washer's signs light in the drawing of a front-load washer. Where its parts are: docs/signs-compared/washer.md.
import type { washerSigns } from '../signs/washer-signs.ts';
import type { PlateOf, Reach } from './plate-form.ts';

const parts = {
  taps: 'open',
  breaker: 'open',
  outlet: 'open',
  'fill-hoses': 'open',
  'drain-hose': 'open',
  'pump-filter': 'open',
  'shipping-bolts': 'open',
  door: 'open',
  window: 'open',
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
    'will-not-spin': { check: ['drum', 'door'], leave: [], bring: ['pump', 'door-lock', 'belt', 'motor'] },
    leaks: {
      check: ['taps', 'drawer'],
      leave: ['outlet'],
      bring: ['fill-hoses', 'boot', 'drain-hose', 'pump'],
    },
    'walks-and-bangs': {
      check: ['drum', 'feet', 'shipping-bolts'],
      leave: [],
      bring: ['shocks', 'springs', 'bearings'],
    },
    'will-not-start': {
      check: ['breaker', 'outlet', 'display', 'door'],
      leave: [],
      bring: ['door-lock', 'board'],
      way: 'current',
    },
    'locked-door': {
      check: ['window', 'outlet', 'breaker'],
      leave: ['door'],
      bring: ['pump', 'door-lock', 'board'],
    },
    'smells-musty': { check: ['drum', 'boot', 'drawer'], leave: [], bring: ['pump'] },
    'stops-mid-cycle': {
      check: ['display', 'outlet', 'breaker', 'drum'],
      leave: [],
      bring: ['pump', 'door-lock', 'motor', 'board'],
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
