import { brandServices } from '#content/catalogue/brand-services.ts';
import { brands } from '#content/catalogue/brands.ts';
import { brandsPageWords } from '#content/words/repairs/brands-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { formatList, startSentence } from '#domain/words/wording.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';

/** The nine appliances as columns of the table of brands. */
export function brandColumns(language: Language) {
  return services.map(({ slug }) => ({
    name: serviceWords[language][slug].name,
    path: servicePath(slug, language),
    drawing: `/icons/${slug}`,
  }));
}

/** So many missing appliances are told instead of those made. */
const fewMissing = 4;

/** "All nine", "All but wine coolers", or "Washers and dryers". */
function tellMade(made: readonly ServiceSlug[], language: Language): string {
  const words = brandsPageWords[language].table;
  const missing = services.filter(({ slug }) => !made.includes(slug)).map(({ slug }) => slug);
  if (missing.length === 0) return words.makesAll;
  const named = (slugs: readonly ServiceSlug[]) =>
    formatList(
      slugs.map((slug) => serviceWords[language][slug].plural),
      language,
    );
  return missing.length < fewMissing ? words.makesAllBut(named(missing)) : startSentence(named(made));
}

/** The brands in the groups of the Brands page, each with whether it makes the appliance of a column. */
export function brandGroups(language: Language) {
  return brandsPageWords[language].groups.map(({ heading, text, brands: wanted }) => ({
    heading,
    text,
    brands: brands
      .filter(({ slug }) => wanted.some((own) => own === slug))
      .map(({ slug, name }) => {
        const made: readonly ServiceSlug[] = brandServices[slug];
        return {
          name,
          path: brandPath(slug, language),
          makes: services.map((service) => made.includes(service.slug)),
          inWords: tellMade(made, language),
        };
      }),
  }));
}
