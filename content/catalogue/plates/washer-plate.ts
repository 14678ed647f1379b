// What a washer's signs light in the drawings of a front-load and of a top-load washer. Where its parts are: docs/signs-compared/washer.md.
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
    'will-not-drain': {
      check: { 'drain-hose': ['drain-hose'], 'pump-filter': ['breaker', 'pump-filter'] },
      leave: [],
      bring: ['pump'],
      way: 'drain',
    },
    'will-not-spin': {
      check: { 'spread-the-load': ['drum'], 'close-the-door': ['door'], 'look-for-foam': ['drum'] },
      leave: [],
      bring: ['pump', 'door-lock', 'belt', 'motor'],
    },
    leaks: {
      check: { 'close-the-valves': ['breaker', 'taps'], 'look-for-foam': ['drawer'] },
      leave: ['outlet'],
      bring: ['fill-hoses', 'inlet-valve', 'boot', 'drain-hose', 'pump'],
    },
    'walks-and-bangs': {
      check: {
        'shipping-bolts': ['shipping-bolts'],
        'spread-the-load': ['drum'],
        'rock-the-corners': ['feet'],
      },
      leave: [],
      bring: ['shocks', 'springs', 'bearings'],
    },
    'will-not-start': {
      check: { power: ['breaker', 'outlet'], 'control-lock': ['display'], 'close-the-door': ['door'] },
      leave: [],
      bring: ['door-lock', 'board'],
      way: 'current',
    },
    'locked-door': {
      check: { 'look-for-water': ['window'], 'power-off': ['breaker'] },
      leave: ['door'],
      bring: ['pump', 'door-lock', 'board'],
    },
    'smells-musty': {
      check: { 'clean-the-tub': ['drum'], 'dry-the-seal': ['boot', 'drawer'], 'less-detergent': ['drawer'] },
      leave: [],
      bring: ['pump'],
    },
    'stops-mid-cycle': {
      check: { 'read-the-display': ['display'], 'smaller-load': ['drum'], 'power-off': ['breaker'] },
      leave: [],
      bring: ['pump', 'door-lock', 'motor', 'board'],
    },
    'will-not-fill': {
      check: { 'open-the-valves': ['taps'], 'fill-hoses': ['fill-hoses'] },
      leave: [],
      bring: ['inlet-valve', 'sensor', 'door-lock'],
      way: 'fill',
    },
    'grinds-or-roars': { check: { 'empty-drum': ['drum'] }, leave: [], bring: ['bearings', 'pump', 'belt'] },
    'keeps-filling': {
      check: { 'wet-floor': ['breaker'], 'switch-it-off': ['taps'], 'drain-hose': ['drain-hose'] },
      leave: ['outlet'],
      bring: ['inlet-valve', 'sensor'],
      way: 'fill',
    },
  },
  // The usual American top-loader: its pump has no filter to open, and its tub hangs from rods, without shock absorbers.
  second: { drawing: 'washer-top', lacks: ['pump-filter', 'shipping-bolts', 'boot', 'shocks'] },
} as const satisfies PlateOf<typeof parts, typeof washerSigns>;
