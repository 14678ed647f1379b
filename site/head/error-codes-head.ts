import type { Language } from '#content/language.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { errorCodesPath } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing } from './structured-data.ts';
import { coreStep, trailTo, type Trail } from './trail.ts';

export function errorCodesTrail(language: Language): Trail {
  return trailTo(language, errorCodesWords[language].crumb, coreStep('brands', language));
}

/** The head of the page of error codes. */
export function errorCodesHead(language: Language): PageHead {
  return {
    ...errorCodesWords[language].head,
    path: errorCodesPath(language),
    structuredData: [breadcrumbThing(errorCodesTrail(language))],
  };
}
