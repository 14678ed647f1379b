import type { City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import type { Language } from '#content/language.ts';
import { compassPointTo } from '#domain/places/compass.ts';
import { listUsefulNeighbors } from '#domain/places/nearby.ts';
import { formatMiles } from '#domain/words/wording.ts';

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
    name: neighbor.name,
    note: words.away(
      formatMiles(miles, language),
      words.directions[compassPointTo(city.point, neighbor.point)],
    ),
  }));
}
