import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { servicesPageWords } from '#content/words/pages/services-page-words.ts';
import { visitWords } from '#content/words/shell/visit-words.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { formatUsd } from '#domain/words/wording.ts';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';

/** The services in the groups of the Services page, each with price, description and commonest signs. */
export function serviceGroups(
  language: Language,
  portraits: ReadonlyMap<ServiceSlug, PictureSource | undefined>,
) {
  return servicesPageWords[language].groups.map(({ heading, text, services: wanted }) => ({
    heading,
    text,
    services: services
      .filter(({ slug }) => wanted.some((own) => own === slug))
      .map(({ slug, startingPriceUsd }) => {
        const { repairName, description } = serviceWords[language][slug];
        return {
          slug,
          name: repairName,
          description,
          signs: listWordedSigns(slug, language)
            .slice(0, 4)
            .map(({ facts, words }) => ({
              text: words.label,
              path: `${servicePath(slug, language)}#${facts.slug}`,
            })),
          price: formatUsd(startingPriceUsd, language),
          path: servicePath(slug, language),
          picture: portraits.get(slug),
        };
      }),
  }));
}

/** All services as links with their starting prices, each behind its drawing; `pathOf` says where each leads. */
export function drawnServiceLinks(language: Language, pathOf: (service: ServiceSlug) => string) {
  return services.map(({ slug, startingPriceUsd }) => ({
    text: serviceWords[language][slug].repairName,
    path: pathOf(slug),
    note: visitWords[language].rowPrice(formatUsd(startingPriceUsd, language)),
    drawing: `/icons/${slug}`,
  }));
}
