import { brandServices } from '#content/brand-services.ts';
import { brands } from '#content/brands.ts';
import { brandsPageWords } from '#content/brands-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/service-words.ts';
import { services } from '#content/services.ts';
import { brandPath, servicePath } from '#domain/paths.ts';

/** The brands in the groups of the Brands page, each with links to the appliances it makes. */
export function brandGroups(language: Language) {
  return brandsPageWords[language].groups.map(({ heading, text, brands: wanted }) => ({
    heading,
    text,
    brands: brands
      .filter(({ slug }) => wanted.some((own) => own === slug))
      .map(({ slug, name }) => ({
        name,
        path: brandPath(slug, language),
        appliances: brandServices[slug].map((service) => ({
          text: serviceWords[language][service].name,
          path: servicePath(service, language),
          place: services.findIndex(({ slug: own }) => own === service),
        })),
      })),
  }));
}
