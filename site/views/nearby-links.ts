import type { City } from '#content/cities.ts';
import { cityPageWords } from '#content/city-page-words.ts';
import type { Language } from '#content/language.ts';
import { compassPointTo } from '#domain/compass.ts';
import { listUsefulNeighbors } from '#domain/nearby.ts';
import { formatMiles } from '#domain/wording.ts';

/** The nearest places within a useful distance as links with their distance and direction. */
export function nearbyLinks(
  city: City,
  count: number,
  language: Language,
  linkOf: (neighbor: City) => { readonly text: string; readonly path: string },
) {
  const words = cityPageWords[language];
  return listUsefulNeighbors(city.slug, count).map(({ city: neighbor, miles }) => ({
    ...linkOf(neighbor),
    note: words.away(
      formatMiles(miles, language),
      words.directions[compassPointTo(city.point, neighbor.point)],
    ),
  }));
}
