import type { Language } from '#content/language.ts';
import { regionWords } from '#content/places/region-words.ts';
import type { City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';

/** Where we are, on the pages of a place: "Serving Tampa Bay …". */
export function servingLine(city: City, language: Language): string {
  return city.region === null
    ? cityPageWords[language].servingOutside(city.name)
    : regionWords[language][city.region].serving;
}
