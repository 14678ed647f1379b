import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { formatUsd } from '#domain/words/wording.ts';

/** All services as links with their starting prices, each behind its drawing; `pathOf` says where each leads. */
export function drawnServiceLinks(language: Language, pathOf: (service: ServiceSlug) => string) {
  return services.map(({ slug, startingPriceUsd }) => ({
    text: serviceWords[language][slug].repairName,
    path: pathOf(slug),
    note: formatUsd(startingPriceUsd, language),
    drawing: `/icons/${slug}`,
  }));
}
