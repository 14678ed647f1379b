import type { ComponentProps } from 'react';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brands } from '#content/catalogue/brands.ts';
import { brandsPageWords } from '#content/words/repairs/brands-page-words.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { formatList, startSentence } from '#domain/words/wording.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';
import type { BrandFacts } from '#site/sections/brand/BrandFacts.tsx';

/** The nine appliances as columns of the table of brands. */
export function brandColumns(language: Language) {
  return services.map(({ slug }) => ({
    name: serviceWords[language][slug].name,
    path: servicePath(slug, language),
    drawing: `/icons/${slug}`,
  }));
}

/** "washers and dryers" */
function namePlurals(slugs: readonly ServiceSlug[], language: Language): string {
  return formatList(
    slugs.map((slug) => serviceWords[language][slug].plural),
    language,
  );
}

/** "All nine", or "Washers and dryers". */
function tellMade(made: readonly ServiceSlug[], language: Language): string {
  return made.length === services.length
    ? brandsPageWords[language].table.makesAll
    : startSentence(namePlurals(made, language));
}

/** The words over the table, with the nine appliances named. */
export function brandTableWords(language: Language) {
  const { heading, intro, caption, labels } = brandsPageWords[language].table;
  const all = services.map(({ slug }) => slug);
  return { heading, intro: intro(namePlurals(all, language)), caption, labels };
}

/** The names of all brands, A to Z, each leading to its page. */
export function brandNames(language: Language) {
  const order = new Intl.Collator(language);
  return brands
    .map(({ slug, name }) => ({ text: name, path: brandPath(slug, language) }))
    .toSorted((one, other) => order.compare(one.text, other.text));
}

/** A brand that makes at most so many kinds of appliances is asked about for one of these alone. */
const fewKinds = 4;

/** "Speed Queen: washers and dryers." Who makes a few kinds only, those of the same kinds together. */
export function brandsOfFewKinds(language: Language): readonly string[] {
  const few = brands.filter(({ slug }) => brandServices[slug].length <= fewKinds);
  const alike = Map.groupBy(few, ({ slug }) => namePlurals(brandServices[slug], language));
  return [...alike].map(
    ([made, makers]) =>
      `${formatList(
        makers.map(({ name }) => name),
        language,
      )}: ${made}.`,
  );
}

/** The brands in the groups of the Brands page, each with whether it makes the appliance of a column. */
export function brandGroups(language: Language) {
  return brandsPageWords[language].groups.map(({ heading, brands: wanted }) => ({
    heading,
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

/** What is good to know before one chooses a brand. */
export function brandsFacts(language: Language): ComponentProps<typeof BrandFacts> {
  const { heading, rows } = brandsPageWords[language].facts;
  const facts = rows.map((row) => {
    if (!('link' in row)) return row;
    const { label, text, link } = row;
    return {
      label,
      text,
      links: [{ text: link.text, path: `${brandPath(link.brand, language)}#${link.section}` }],
    };
  });
  return { id: 'before', heading, facts };
}
