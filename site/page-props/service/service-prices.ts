import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type Service, type ServiceSlug } from '#content/catalogue/services.ts';
import { formatUsd } from '#domain/words/wording.ts';

type PathOf = (service: ServiceSlug) => string;

function priceLink({ slug, startingPriceUsd }: Service, language: Language, pathOf: PathOf) {
  return {
    text: serviceWords[language][slug].repairName,
    path: pathOf(slug),
    note: formatUsd(startingPriceUsd, language),
  };
}

/** All services as links with their starting prices; `pathOf` says where each leads, `except` leaves one out. */
export function servicePriceLinks(language: Language, pathOf: PathOf, except?: ServiceSlug) {
  return services
    .filter(({ slug }) => slug !== except)
    .map((service) => priceLink(service, language, pathOf));
}

/** All services as links with their starting prices, each behind its drawing. */
export function drawnServiceLinks(language: Language, pathOf: PathOf) {
  return services.map((service) => ({
    ...priceLink(service, language, pathOf),
    drawing: `/icons/${service.slug}`,
  }));
}
