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
/** Facts that tell of a kind of home: in which building the machines are, or in which part of a house. */
const ofCondos: readonly LocalCondition[] = ['condo laundry', 'shared laundry'];
const ofGarages: readonly LocalCondition[] = [
  'garage machines',
  'garage laundry',
  'garage refrigerator',
  'outdoor laundry',
];
const ofHouses: readonly LocalCondition[] = ['older homes', 'large kitchens'];

/**
 * The home that is drawn for a place. Condos where its guide begins with towers, with the rules of condos, or with their laundry and
 * tells of no garage; mobile homes where at least half are counted as such; condos, too, where most homes are a guest's or stand empty
 * for a season and the guide names condos before houses; else a house.
 */
export function mainHome({ slug }: Pick<City, 'slug'>): HomeKind {
  const told = placeGuides[slug].facts.map(({ condition }) => condition);
  const { homes } = placeFigures[slug];
  const [first] = told;
  if (told.slice(0, foremost).includes('towers') || first === 'association rules') return 'condo';
  if (first !== undefined && ofCondos.includes(first) && !told.some((one) => ofGarages.includes(one))) {
    return 'condo';
  }
  if ((homes?.mobile ?? 0) >= mobilePercent) return 'mobile-home';
  const isSeasonal =
    (homes?.vacant ?? 0) >= seasonalPercent || (homes === undefined && told.includes('vacation rentals'));
  const home = told.find((one) => ofCondos.includes(one) || ofHouses.includes(one));
  return isSeasonal && home !== undefined && ofCondos.includes(home) ? 'condo' : 'house';
}
