import { brandServices } from '#content/catalogue/brand-services.ts';
import { brands } from '#content/catalogue/brands.ts';
import { brandsPageWords } from '#content/words/repairs/brands-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';

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
          column: services.findIndex(({ slug: own }) => own === service),
        })),
      })),
  }));
}
