import type { City } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { miamiDryerGuideWords } from '#content/words/repairs/miami-dryer-guide-words.ts';
import { enhancedMiamiDryerPath } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing } from './structured-data.ts';
import { cityStep, stepsToCity, trailTo, type Trail } from './trail.ts';

export function guideTrail(miami: City, language: Language): Trail {
  const { breadcrumb } = miamiDryerGuideWords[language];
  return trailTo(language, breadcrumb, ...stepsToCity(miami, language), cityStep(miami, language));
}

/** The head of the long Miami dryer guide. Its canonical is itself: docs/decisions. */
export function guideHead(miami: City, language: Language): PageHead {
  return {
    ...miamiDryerGuideWords[language].head,
    path: enhancedMiamiDryerPath(language),
    structuredData: [breadcrumbThing(guideTrail(miami, language))],
  };
}
