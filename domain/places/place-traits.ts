// What a place does to appliances, read from its reviewed facts.
import { cityFacts } from '#content/places/city-facts.ts';
import type { City } from '#content/places/cities.ts';
import { localProblems, traitOrder } from '#content/places/local-problems.ts';
import type { County } from '#content/places/regions.ts';
import type { FloridaKey } from '#content/catalogue/service-words/service-words-form.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/** Counties of the interior and of Tampa Bay, where thunderstorms are most frequent. Source: National Weather Service. */
const stormCounties: readonly County[] = [
  'Orange',
  'Seminole',
  'Osceola',
  'Lake',
  'Polk',
  'Brevard',
  'Hillsborough',
  'Pinellas',
  'Pasco',
  'Hernando',
];

const hardOrigins: readonly string[] = ['limestone wells', 'private wells'];
const garageHomes: readonly string[] = ['new subdivisions', 'single-family houses', 'mobile homes'];

/** The conditions that hold in a place. Every place in Florida is humid; the others depend on it. */
export function listTraits({ slug, coast, county }: City): readonly FloridaKey[] {
  const { water, homes } = cityFacts[slug];
  const kinds: readonly string[] = homes.kinds;
  const holds: Readonly<Record<FloridaKey, boolean>> = {
    'salt-air': coast === 'on the water',
    'hard-water': hardOrigins.includes(water?.origin ?? ''),
    seasonal: kinds.includes('seasonal homes'),
    surge: stormCounties.includes(county),
    heat: coast === 'inland' && kinds.some((kind) => garageHomes.includes(kind)),
    humidity: true,
  };
  const all = ['salt-air', 'hard-water', 'seasonal', 'surge', 'heat', 'humidity'] as const;
  return all.filter((trait) => holds[trait]);
}

/** What matters most to one appliance in one place, the heaviest first. Never empty. */
export function rankTraits(city: City, service: ServiceSlug): readonly FloridaKey[] {
  const held = listTraits(city);
  return traitOrder[service].filter((trait) => held.includes(trait));
}

/** The slugs of the faults to show first for an appliance in a place: those its conditions bring on. */
export function listLocalProblems(city: City, service: ServiceSlug, count: number): readonly string[] {
  const wanted = rankTraits(city, service).map((trait) => localProblems[service][trait]);
  // The first fault of each condition, then the second of each: a place with three conditions shows something of all.
  const inTurn = [0, 1, 2].flatMap((turn) => wanted.flatMap((problems) => problems[turn] ?? []));
  return [...new Set(inTurn)].slice(0, count);
}
