import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import type { HomeKind } from '#content/words/places/home-slice-words.ts';

/** Of a place that many leave for a season, when its guide tells of condos: then they are most of it. */
const seasonalPercent = 35;
/** Where fewer are mobile homes, most are something else. */
const mobilePercent = 50;

/** So many facts of a guide, which begins with what changes most, say what a place is. */
const foremost = 2;

/**
 * The home that is drawn for a place. Towers where its guide begins with them; mobile homes where at least half are counted as such;
 * condos where most homes are a guest's or stand empty for a season; else a house.
 */
export function mainHome({ slug }: Pick<City, 'slug'>): HomeKind {
  const told = placeGuides[slug].facts.map(({ condition }) => condition);
  const has = (...conditions: readonly LocalCondition[]) => told.some((one) => conditions.includes(one));
  const { homes } = placeFigures[slug];
  if (told.slice(0, foremost).includes('towers')) return 'tower';
  if ((homes?.mobile ?? 0) >= mobilePercent) return 'mobile-home';
  const isSeasonal =
    (homes?.vacant ?? 0) >= seasonalPercent || (homes === undefined && has('vacation rentals'));
  return isSeasonal && has('condo laundry', 'shared laundry') ? 'tower' : 'house';
}
