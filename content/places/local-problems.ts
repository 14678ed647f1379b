// Which faults of an appliance a condition of the place brings on. City-and-appliance pages show these first.
// Problem slugs are those of service-words-{slug}.ts; local-problems.test.ts checks that each exists.
import type { FloridaKey } from '#content/catalogue/service-words/service-words-form.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

type ProblemsByTrait = Readonly<Record<FloridaKey, readonly [string, string, string]>>;

export const localProblems = {
  refrigerator: {
    'salt-air': ['clicks-or-roars', 'warm-everywhere', 'frost-and-gaskets'],
    humidity: ['frost-and-gaskets', 'freezer-cold-fridge-warm', 'water-on-floor'],
    'hard-water': ['no-ice', 'water-on-floor', 'freezer-cold-fridge-warm'],
    surge: ['dead-after-storm', 'freezes-food', 'clicks-or-roars'],
    heat: ['warm-everywhere', 'freezes-food', 'clicks-or-roars'],
    seasonal: ['no-ice', 'frost-and-gaskets', 'dead-after-storm'],
  },
  washer: {
    'salt-air': ['walks-and-bangs', 'leaks', 'smells-musty'],
    humidity: ['smells-musty', 'leaks', 'will-not-drain'],
    'hard-water': ['will-not-fill', 'smells-musty', 'leaks'],
    surge: ['locked-door', 'will-not-spin', 'will-not-drain'],
    heat: ['leaks', 'walks-and-bangs', 'will-not-spin'],
    seasonal: ['smells-musty', 'will-not-fill', 'will-not-drain'],
  },
  dryer: {
    'salt-air': ['too-hot', 'squeals-thumps', 'will-not-start'],
    humidity: ['two-cycles', 'stops-early', 'too-hot'],
    'hard-water': ['stops-early', 'two-cycles', 'no-heat'],
    surge: ['no-heat', 'will-not-start', 'stops-early'],
    heat: ['two-cycles', 'too-hot', 'drum-still'],
    seasonal: ['two-cycles', 'drum-still', 'squeals-thumps'],
  },
  dishwasher: {
    'salt-air': ['leaks-at-door', 'will-not-start', 'standing-water'],
    humidity: ['dishes-stay-wet', 'leaks-at-door', 'standing-water'],
    'hard-water': ['cloudy-glasses', 'dirty-dishes', 'will-not-fill'],
    surge: ['will-not-start', 'dishes-stay-wet', 'dirty-dishes'],
    heat: ['leaks-at-door', 'standing-water', 'dirty-dishes'],
    seasonal: ['leaks-at-door', 'standing-water', 'will-not-fill'],
  },
  oven: {
    'salt-air': ['gas-no-heat', 'wrong-temperature', 'error-code'],
    humidity: ['error-code', 'wrong-temperature', 'door-locked'],
    'hard-water': ['error-code', 'wrong-temperature', 'smoke-smell'],
    surge: ['electric-no-heat', 'error-code', 'door-locked'],
    heat: ['fan-runs-on', 'door-locked', 'electric-no-heat'],
    seasonal: ['smoke-smell', 'gas-no-heat', 'error-code'],
  },
  stove: {
    'salt-air': ['clicks-no-flame', 'keeps-clicking', 'yellow-flame'],
    humidity: ['keeps-clicking', 'clicks-no-flame', 'burner-cold'],
    'hard-water': ['cracked-glass', 'keeps-clicking', 'burner-cold'],
    surge: ['induction-error', 'burner-cold', 'stuck-on-high'],
    heat: ['weak-burner', 'induction-error', 'stuck-on-high'],
    seasonal: ['clicks-no-flame', 'weak-burner', 'burner-cold'],
  },
  'wine-cooler': {
    'salt-air': ['drifts-warm', 'hums-vibrates', 'dark-display'],
    humidity: ['water-inside', 'never-rests', 'drifts-warm'],
    'hard-water': ['water-inside', 'one-zone-off', 'hums-vibrates'],
    surge: ['dark-display', 'freezes', 'one-zone-off'],
    heat: ['never-rests', 'thermoelectric-warm', 'drifts-warm'],
    seasonal: ['one-zone-off', 'water-inside', 'thermoelectric-warm'],
  },
  'range-hood': {
    'salt-air': ['loud', 'fan-dead', 'weak-suction'],
    humidity: ['drips', 'buttons', 'weak-suction'],
    'hard-water': ['drips', 'lights', 'loud'],
    surge: ['buttons', 'lights', 'fan-dead'],
    heat: ['weak-suction', 'fan-dead', 'downdraft-stuck'],
    seasonal: ['weak-suction', 'loud', 'lights'],
  },
  microwave: {
    'salt-air': ['sparks', 'will-not-start', 'vent-fan-runs'],
    humidity: ['will-not-start', 'sparks', 'turntable'],
    'hard-water': ['turntable', 'sparks', 'hums-loud'],
    surge: ['dead', 'no-heat', 'hums-loud'],
    heat: ['vent-fan-runs', 'dead', 'hums-loud'],
    seasonal: ['dead', 'turntable', 'drawer-stuck'],
  },
} as const satisfies Readonly<Record<ServiceSlug, ProblemsByTrait>>;

/** Which condition matters most to an appliance; the first that is true of the place decides. */
export const traitOrder = {
  refrigerator: ['seasonal', 'heat', 'salt-air', 'hard-water', 'surge', 'humidity'],
  washer: ['seasonal', 'hard-water', 'salt-air', 'surge', 'heat', 'humidity'],
  dryer: ['salt-air', 'heat', 'surge', 'humidity', 'seasonal', 'hard-water'],
  dishwasher: ['hard-water', 'seasonal', 'salt-air', 'surge', 'heat', 'humidity'],
  oven: ['surge', 'salt-air', 'seasonal', 'heat', 'humidity', 'hard-water'],
  stove: ['salt-air', 'surge', 'seasonal', 'heat', 'humidity', 'hard-water'],
  'wine-cooler': ['seasonal', 'salt-air', 'heat', 'surge', 'humidity', 'hard-water'],
  'range-hood': ['salt-air', 'surge', 'heat', 'seasonal', 'humidity', 'hard-water'],
  microwave: ['surge', 'salt-air', 'seasonal', 'heat', 'humidity', 'hard-water'],
} as const satisfies Readonly<Record<ServiceSlug, readonly FloridaKey[]>>;
