import { breadcrumbWords } from '#content/words/shell/breadcrumb-words.ts';
import type { City } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { cityPath, corePath, regionPath } from '#domain/paths/paths.ts';
import { findRegionOf } from '#domain/places/coverage.ts';

type Step = { readonly text: string; readonly path: string };

/** The way from home to a page. */
export type Trail = { readonly label: string; readonly here: string; readonly parents: readonly Step[] };

/** The way from home to a page, for the line above its heading and for its structured data. */
export function trailTo(language: Language, here: string, ...between: readonly Step[]): Trail {
  const words = breadcrumbWords[language];
  return {
    label: words.label,
    here,
    parents: [{ text: words.home, path: corePath('home', language) }, ...between],
  };
}

/** The step of a core page that has pages below it. */
export function coreStep(page: 'services' | 'brands' | 'serviceArea', language: Language): Step {
  return { text: breadcrumbWords[language][page], path: corePath(page, language) };
}

/** The steps that lead to a city page: the service area, and the region where there is one. */
export function stepsToCity(city: City, language: Language): readonly Step[] {
  const region = findRegionOf(city);
  const area = coreStep('serviceArea', language);
  return region === undefined
    ? [area]
    : [area, { text: region.name, path: regionPath(region.slug, language) }];
}

/** The step of a city page itself, for the pages below it. */
export function cityStep(city: City, language: Language): Step {
  return { text: city.name, path: cityPath(city.slug, language) };
}
