import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import type { HomeKind } from '#content/words/places/home-slice-words.ts';

/** Of a place that many leave for a season, when its guide tells of condos: then they are most of it. */
const seasonalPercent = 35;
/** Fewer mobile homes are a park or two among houses. */
const mobilePercent = 15;

/** Conditions of streets of houses. */
const ofHouses = new Set<LocalCondition>(['older homes', 'new homes', 'gated streets']);

/**
 * The home that is drawn for a place. Towers where its guide tells of them before houses; mobile homes where they are told of and counted;
 * condos where most homes are a guest's or stand empty for a season; else a house.
 */
export function mainHome({ slug }: Pick<City, 'slug'>): HomeKind {
  const told = placeGuides[slug].facts.map(({ condition }) => condition);
  const has = (...conditions: readonly LocalCondition[]) => told.some((one) => conditions.includes(one));
  const { homes } = placeFigures[slug];
  const towers = told.indexOf('towers');
  if (towers >= 0 && !told.slice(0, towers).some((one) => ofHouses.has(one))) return 'tower';
  if (has('mobile homes') && (homes?.mobile ?? 0) >= mobilePercent) return 'mobile-home';
  const isSeasonal =
    (homes?.vacant ?? 0) >= seasonalPercent || (homes === undefined && has('vacation rentals'));
  return isSeasonal && has('condo laundry', 'shared laundry') ? 'tower' : 'house';
}
