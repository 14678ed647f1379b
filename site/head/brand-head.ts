import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { brandPath } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing } from './structured-data.ts';
import { coreStep, trailTo, type Trail } from './trail.ts';

export function brandTrail(brand: Brand, language: Language): Trail {
  return trailTo(language, brand.name, coreStep('brands', language));
}

/** The head of a brand page. */
export function brandHead(brand: Brand, language: Language): PageHead {
  return {
    ...brandWords[language][brand.slug].head,
    path: brandPath(brand.slug, language),
    structuredData: [breadcrumbThing(brandTrail(brand, language))],
  };
}
