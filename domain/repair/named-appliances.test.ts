// A fact or a line that names an appliance, or where one stands, is shown only on pages of appliances it is about.
import { expect, test } from 'vitest';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import { listCityFacts } from './list-city-signs.ts';
import { concernsService, listPageFacts, listReadyLines } from './list-page-facts.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import {
  laundry,
  ofTheKitchen,
  outOfDoors,
  toCookWith,
  withVent,
  withWater,
} from '#content/places/guides/service-groups.ts';

const conditions: LocalConditions = localConditions;
const aboveTheStove = ['range-hood', 'microwave'] as const;

/** So many of the rows below name appliances; the rest names where they stand or what they need. */
const appliancesNamed = 7;

/** What a text may name, appliances first, and the appliances whose pages it may then stand on. */
const named: readonly (readonly [RegExp, readonly ServiceSlug[]])[] = [
  [/\b(?:laundry|laundries|washers?|dryers?|stacked|utility room|dry with)\b/iu, laundry],
  [/\b(?:refrigerators?|freezers?)\b/iu, ['refrigerator']],
  [/\bdishwashers?\b/iu, ['dishwasher']],
  [/\bwine coolers?\b/iu, ['wine-cooler']],
  [/\b(?:stoves?|ovens?|ranges?|cooktops?|cook)\b/iu, [...toCookWith, ...aboveTheStove]],
  [/\bhoods?\b/iu, ['range-hood']],
  [/\bmicrowaves?\b/iu, ['microwave']],
  [/\bkitchens?\b(?! door)/iu, ofTheKitchen],
  [/\b(?:vents?|ducts?|flaps?)\b/iu, [...withVent, ...toCookWith]],
  [/\b(?:sheds?|carports?|patios?|porch|porches|balcony)\b/iu, outOfDoors],
  // A garage in which a van may park is no garage with a washer in it.
  [/^(?!.*\b(?:van|deliveries)\b).*\bgarages?\b/iu, outOfDoors],
  [/\b(?:closets?|folding doors)\b/iu, laundry],
  [/\b(?:(?<!as )wells?|softeners?|water (?:is|has to be) shut off)\b/iu, withWater],
];

/** The appliances a text may be shown for: a dryer's vent is the dryer's alone; undefined where it names none. */
function mayShowFor(text: string): ReadonlySet<ServiceSlug> | undefined {
  const appliances = named.slice(0, appliancesNamed).filter(([name]) => name.test(text));
  const found = appliances.length > 0 ? appliances : named.filter(([name]) => name.test(text));
  return found.length === 0 ? undefined : new Set(found.flatMap(([, may]) => may));
}

function isAstray(service: ServiceSlug, text: string): boolean {
  return mayShowFor(text)?.has(service) === false;
}

test.each(services)('what to have ready names no other appliance: $slug', ({ slug: service }) => {
  const lines = cities.flatMap(({ slug }) => listReadyLines(service, placeGuides[slug].beforeWeCome));
  expect(lines.map(({ line }) => line.en).filter((text) => isAstray(service, text))).toEqual([]);
});

test('every place has a line for every appliance', () => {
  const without = services.flatMap(({ slug: service }) =>
    cities.filter(({ slug }) => listReadyLines(service, placeGuides[slug].beforeWeCome).length === 0),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test.each(services)('every place has a fact for every appliance: $slug', (service) => {
  const silent = cities.filter(
    (city) => listPageFacts(service.slug, listCityFacts(city, service), conditions, undefined).length === 0,
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test.each(services)('facts name no other appliance: $slug', ({ slug: service }) => {
  const told = cities
    .flatMap(({ slug }) => placeGuides[slug].facts)
    .filter((fact) => concernsService(fact, service, conditions))
    // Where whole kitchens are built in, a list of what is common there is about all of them.
    .filter(({ condition, lines }) => lines !== undefined || condition !== 'large kitchens')
    .map(({ fact, lines }) => lines?.[service]?.en ?? fact.en);
  expect(told.filter((text) => isAstray(service, text))).toEqual([]);
});

test('a dryer duct is never asked for on the page of a hood, nor a laundry on that of an oven', () => {
  expect(isAstray('range-hood', 'Find the outside flap of the dryer before we come.')).toBe(true);
  expect(isAstray('range-hood', 'Tell us where the duct ends.')).toBe(false);
  expect(isAstray('oven', 'If the laundry is upstairs, say so.')).toBe(true);
  expect(isAstray('wine-cooler', 'Say on which floor the laundry stands.')).toBe(true);
  expect(isAstray('oven', 'Tell us the cross street.')).toBe(false);
});
