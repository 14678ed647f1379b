// What a city-and-appliance page's sections get: the signs of the appliance in the order that is right here, what of the place
// changes something for it, and what to have ready.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { Service } from '#content/catalogue/services.ts';
import { signWords } from '#content/catalogue/sign-words/sign-words.ts';
import { signs } from '#content/catalogue/signs/signs.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { localConditionWords } from '#content/places/local-condition-words.ts';
import { localConditions } from '#content/places/local-conditions.ts';
import type { LocalFact } from '#content/places/local-fact-form.ts';
import { beforeWeComeWords } from '#content/words/before-we-come-words.ts';
import { cityServicePageWords } from '#content/words/city-service-page-words.ts';
import { enhancedMiamiDryerPath, servicePath } from '#domain/paths/paths.ts';
import { listPageFacts } from '#domain/repair/list-page-facts.ts';
import { listPageSigns, type PageSign } from '#domain/repair/list-page-signs.ts';

function guideOf(city: City) {
  return placeGuides[city.slug];
}

/** The signs this page shows, in its order. */
export function pageSigns(city: City, service: Service): readonly PageSign[] {
  return listPageSigns({
    service: service.slug,
    signs: signs[service.slug],
    facts: guideOf(city).facts,
    conditions: localConditions,
  });
}

/** A fact as the page says it beside a sign: the fact of the place, and why it makes the sign likelier. */
function reasonText(fact: LocalFact, service: Service, language: Language): string {
  const { services } = localConditionWords[language][fact.condition];
  return [fact.fact[language], services[service.slug]?.reason].filter(Boolean).join(' ');
}

/** The rows of "What is it doing?". */
export function localSigns(city: City, service: Service, language: Language) {
  const words = signWords[language][service.slug];
  return pageSigns(city, service).map(({ sign, because }) => {
    const { heading, brief } = words[sign.slug];
    return {
      slug: sign.slug,
      heading,
      mayRun: sign.mayRun,
      because: because === undefined ? undefined : reasonText(because, service, language),
      brief,
      path: `${servicePath(service.slug, language)}#${sign.slug}`,
    };
  });
}

/** The rows of "In Jupiter": what is true here, and what to do about it. */
export function localFacts(city: City, service: Service, language: Language) {
  const told = pageSigns(city, service).find(({ because }) => because !== undefined)?.because;
  return listPageFacts(service.slug, guideOf(city).facts, localConditions, told).map(
    ({ condition, fact }) => {
      const { title, services } = localConditionWords[language][condition];
      return { title, fact: fact[language], advice: services[service.slug]?.advice ?? '' };
    },
  );
}

/** The lines of "Before we come": the appliance's, then the place's. */
export function beforeWeCome(city: City, service: Service, language: Language): readonly string[] {
  return [beforeWeComeWords[language][service.slug], ...guideOf(city).beforeWeCome[language]];
}

/** Where else to read on: the Miami dryer page leads to the long guide, no other page does. */
export function listGuides(city: City, service: Service, language: Language) {
  if (city.slug !== 'miami' || service.slug !== 'dryer') return [];
  return [{ text: cityServicePageWords[language].guide, path: enhancedMiamiDryerPath(language) }];
}
