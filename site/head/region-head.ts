import type { Language } from '#content/language.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { regionWords } from '#content/places/region-words.ts';
import type { Region } from '#content/places/regions.ts';
import { regionPath } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing, serviceThing } from './structured-data.ts';
import { coreStep, trailTo, type Trail } from './trail.ts';

export function regionTrail(region: Region, language: Language): Trail {
  return trailTo(language, region.name, coreStep('serviceArea', language));
}

/** A region of one county is that county to machines; one of several goes by its own name. */
function nameArea({ name, counties }: Region): string {
  return counties.length === 1 ? `${counties[0]} County` : name;
}

/** The head of a regional page. */
export function regionHead(region: Region, language: Language): PageHead {
  const path = regionPath(region.slug, language);
  return {
    ...regionWords[language][region.slug].head,
    path,
    structuredData: [
      serviceThing({
        name: cityPageWords[language].serviceName,
        path,
        area: { type: 'AdministrativeArea', name: nameArea(region), within: 'Florida' },
      }),
      breadcrumbThing(regionTrail(region, language)),
    ],
  };
}
