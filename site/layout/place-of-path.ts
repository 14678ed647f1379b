// The place a page is about, by its path: what alerts it shows, and what holds there now.
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { cityPath, cityServicePath, enhancedMiamiDryerPath, regionPath } from '#domain/paths/paths.ts';

function listPlaces(language: Language): readonly (readonly [path: string, place: string])[] {
  const ofCities = cities.flatMap(({ slug }) => {
    const guides = slug === 'miami' ? [enhancedMiamiDryerPath(language)] : [];
    const paths = services.map((service) => cityServicePath(slug, service.slug, language));
    return [cityPath(slug, language), ...paths, ...guides].map((path) => [path, slug] as const);
  });
  return [...ofCities, ...regions.map(({ slug }) => [regionPath(slug, language), slug] as const)];
}

const known = new Map<Language, ReadonlyMap<string, string>>();

/** The slug of the town or region a page is about; empty for a page about no place. */
export function placeOfPath(path: string, language: Language): string {
  const kept = known.get(language) ?? new Map(listPlaces(language));
  known.set(language, kept);
  return kept.get(path) ?? '';
}
