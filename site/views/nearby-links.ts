import type { City } from '#content/cities.ts';
import { cityPageWords } from '#content/city-page-words.ts';
import type { Language } from '#content/language.ts';
import { listNearestCities } from '#domain/nearby.ts';
import { formatMiles } from '#domain/wording.ts';

/** The nearest places as links with their distance. */
export function nearbyLinks(
  city: City,
  count: number,
  language: Language,
  linkOf: (neighbor: City) => { readonly text: string; readonly path: string },
) {
  return listNearestCities(city.slug, count).map(({ city: neighbor, miles }) => ({
    ...linkOf(neighbor),
    note: cityPageWords[language].miles(formatMiles(miles, language)),
  }));
}
