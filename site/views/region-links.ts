import type { Language } from '#content/language.ts';
import { regions } from '#content/regions.ts';
import { serviceAreaWords } from '#content/service-area-words.ts';
import { regionPath } from '#domain/paths.ts';
import { countOf } from '#domain/wording.ts';
import { listCitiesOfRegion } from './county-places.ts';

/** The six regions with the number of places in each. */
export function regionLinks(language: Language) {
  return regions.map((region) => ({
    text: region.name,
    path: regionPath(region.slug, language),
    note: countOf(listCitiesOfRegion(region).length, serviceAreaWords[language].regions.places, language),
  }));
}
