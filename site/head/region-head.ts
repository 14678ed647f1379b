import type { Language } from '#content/language.ts';
import { regionWords } from '#content/region-words.ts';
import type { Region } from '#content/regions.ts';
import { regionPath } from '#domain/paths.ts';
import type { PageHead } from './page-head.ts';

/** The head of a regional page. */
export function regionHead(region: Region, language: Language): PageHead {
  return { ...regionWords[language][region.slug].head, path: regionPath(region.slug, language) };
}
