import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { Service } from '#content/catalogue/services.ts';
import { servicePath } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing, serviceThing } from './structured-data.ts';
import { coreStep, trailTo, type Trail } from './trail.ts';

export function serviceTrail(service: Service, language: Language): Trail {
  const { repairName } = serviceWords[language][service.slug];
  return trailTo(language, repairName, coreStep('services', language));
}

/** The head of a service page. */
export function serviceHead(service: Service, language: Language): PageHead {
  const { head, repairName } = serviceWords[language][service.slug];
  const path = servicePath(service.slug, language);
  return {
    ...head,
    path,
    structuredData: [
      serviceThing({
        name: repairName,
        path,
        area: { type: 'State', name: 'Florida' },
        startingPriceUsd: service.startingPriceUsd,
      }),
      breadcrumbThing(serviceTrail(service, language)),
    ],
  };
}
