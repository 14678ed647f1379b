// How long appliances usually last, in years. Averages of machines in use, and no promise for one of them.
import type { CatalogueSourceId } from './fact-grades.ts';
import type { ServiceSlug } from './services.ts';

export type UsualLife = {
  readonly years: number;
  readonly basis: CatalogueSourceId;
  /** Set where the figure differs between gas and electric. */
  readonly fuel?: 'gas' | 'electric';
};

/** One figure, or one for gas and one for electric. The study has none for wall ovens: they stand with ranges. */
export const usualLife = {
  refrigerator: [{ years: 13, basis: 'nahb-life' }],
  washer: [{ years: 10, basis: 'nahb-life' }],
  dryer: [{ years: 13, basis: 'nahb-life' }],
  dishwasher: [{ years: 9, basis: 'nahb-life' }],
  oven: [
    { years: 13, basis: 'nahb-life', fuel: 'electric' },
    { years: 15, basis: 'nahb-life', fuel: 'gas' },
  ],
  stove: [
    { years: 13, basis: 'nahb-life', fuel: 'electric' },
    { years: 15, basis: 'nahb-life', fuel: 'gas' },
  ],
  /** Compact refrigerators, the nearest figure that was found. */
  'wine-cooler': [{ years: 9, basis: 'appliance-magazine-life' }],
  'range-hood': [{ years: 14, basis: 'nahb-life' }],
  microwave: [{ years: 9, basis: 'nahb-life' }],
} as const satisfies Readonly<Record<ServiceSlug, readonly [UsualLife, ...UsualLife[]]>>;

/** The year of each survey of how long appliances last. */
export const lifeSurveyYear = {
  'nahb-life': 2007,
  'appliance-magazine-life': 2005,
} as const satisfies Readonly<Record<(typeof usualLife)[ServiceSlug][number]['basis'], number>>;

/** What each rule of domain/repair/repair-or-replace.ts rests on; the source of a usual life stands beside its figure. */
export const repairRuleBasis = {
  'half-price': ['cr-half-price'],
  'usual-life': ['cr-half-price'],
  'eight-years': ['cr-half-price'],
  'young-and-under-half': ['cr-half-price'],
} as const satisfies Readonly<Record<string, readonly CatalogueSourceId[]>>;

/** A price of a new one of the right order, for the worked table. Examples: nobody's prices. */
const examplePricesUsd = {
  refrigerator: 1500,
  washer: 900,
  dryer: 900,
  dishwasher: 800,
  oven: 1200,
  stove: 1200,
  'wine-cooler': 800,
  'range-hood': 500,
  microwave: 400,
} as const satisfies Readonly<Record<ServiceSlug, number>>;

/** Shares of a new price, and ages, that stand for a reader's own. */
const examples = [
  { sharePercent: 20, ageYears: 4 },
  { sharePercent: 35, ageYears: 8 },
  { sharePercent: 60, ageYears: 6 },
] as const;

/** The rows of the worked table of an appliance, before they are judged. */
export function listExamples(service: ServiceSlug) {
  const newPriceUsd = examplePricesUsd[service];
  return examples.map(({ sharePercent, ageYears }) => ({
    quoteUsd: (newPriceUsd * sharePercent) / 100,
    newPriceUsd,
    ageYears,
  }));
}
