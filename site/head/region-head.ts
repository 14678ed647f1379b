import type { Language } from '#content/language.ts';
import { regionWords } from '#content/region-words.ts';
import type { Region } from '#content/regions.ts';
import { regionPath } from '#domain/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing } from './structured-data.ts';
import { coreStep, trailTo, type Trail } from './trail.ts';

export function regionTrail(region: Region, language: Language): Trail {
  return trailTo(language, region.name, coreStep('serviceArea', language));
}

/** The head of a regional page. */
export function regionHead(region: Region, language: Language): PageHead {
  return {
    ...regionWords[language][region.slug].head,
    path: regionPath(region.slug, language),
    structuredData: [breadcrumbThing(regionTrail(region, language))],
  };
}
