import type { Service } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { listCitySigns } from '#domain/repair/list-city-signs.ts';

/** The signs of the catalogue that a local page does not open itself, as links to their whole help. */
export function moreSigns(city: City, service: Service, language: Language) {
  const shown: readonly string[] = listCitySigns(city, service).map(({ sign }) => sign.slug);
  const links = listWordedSigns(service.slug, language)
    .filter(({ facts }) => !shown.includes(facts.slug))
    .map(({ facts, words }) => ({
      text: words.heading,
      path: `${servicePath(service.slug, language)}#${facts.slug}`,
    }));
  return { label: cityServicePageWords[language].moreSigns(links.length), links };
}
