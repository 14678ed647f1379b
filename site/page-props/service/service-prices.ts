import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { formatUsd } from '#domain/words/wording.ts';

/** All services as links with their starting prices; `pathOf` says where each leads, `except` leaves one out. */
export function servicePriceLinks(
  language: Language,
  pathOf: (service: ServiceSlug) => string,
  except?: ServiceSlug,
) {
  return services
    .filter(({ slug }) => slug !== except)
    .map(({ slug, startingPriceUsd }) => ({
      text: serviceWords[language][slug].repairName,
      path: pathOf(slug),
      note: formatUsd(startingPriceUsd, language),
    }));
}
