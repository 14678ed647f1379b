// What a brand page's sections get: what the brand makes, where its tags are, its recalls, its maker.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import { makerSupport } from '#content/catalogue/maker-support.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { numberWords } from '#content/words/repairs/number-words.ts';
import { recallFrameWords } from '#content/words/repairs/recall-frame-words.ts';
import { brandPath, corePath, servicePath } from '#domain/paths/paths.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import { formatUsd } from '#domain/words/wording.ts';
import { siteWords } from '#site/settings-words.ts';
import { numberPlaces } from '#site/page-props/service/number-places.ts';
import { recallProps } from '#site/page-props/service/recall-rows.ts';

function listMade(brand: Brand): readonly ServiceSlug[] {
  return brandServices[brand.slug];
}

function labelOf(slugs: readonly ServiceSlug[], language: Language): string {
  return slugs.map((slug) => serviceWords[language][slug].name).join(', ');
}

/** The lowest starting price of what the brand makes. */
export function lowestPrice(brand: Brand, language: Language): string {
  const made = listMade(brand);
  const prices = services
    .filter(({ slug }) => made.includes(slug))
    .map(({ startingPriceUsd }) => startingPriceUsd);
  return formatUsd(Math.min(...prices), language);
}

/**
 * The appliances the brand makes, each with its drawing, its page and its price, and where and when we come. A brand that makes every
 * kind we repair has no other to ask for.
 */
export function machinesMade(brand: Brand, language: Language) {
  const words = siteWords(brandPageWords, language);
  const made = listMade(brand);
  return {
    heading: words.makesHeading(brand.name),
    machines: services
      .filter(({ slug }) => made.includes(slug))
      .map(({ slug, startingPriceUsd }) => ({
        name: serviceWords[language][slug].name,
        path: servicePath(slug, language),
        drawing: `/icons/${slug}`,
        price: words.visitFrom(formatUsd(startingPriceUsd, language)),
      })),
    another: made.length === services.length ? undefined : words.another(brand.name),
    area: {
      text: words.whereAndWhen,
      link: { text: words.findTown, path: corePath('serviceArea', language) },
    },
    note: moneyWords[language].visitPrice,
  };
}

export function tagRows(brand: Brand, language: Language) {
  return brandWords[language][brand.slug].modelTags.map((tag) => ({
    label: labelOf(tag.services, language),
    text: tag.place,
  }));
}

/** The usual places of the number on what the brand makes, drawn. */
export function tagDrawings(brand: Brand, language: Language) {
  const folds = listMade(brand).map((service) =>
    numberPlaces(service, language, serviceWords[language][service].name),
  );
  return { intro: numberWords[language].brands, folds };
}

/** Heads the recalls of a brand, and names the way to them. */
export function recallsHeading(brand: Brand, language: Language): string {
  return recallFrameWords[language].heading(brandPageWords[language].recalled(brand.name));
}

/** Recalls of the brand's machines; undefined where we know of none. */
export function brandRecalls(brand: Brand, language: Language) {
  const recalls = listBrandRecalls(brand.slug, language);
  return recalls.length === 0
    ? undefined
    : recallProps(brandPageWords[language].recalled(brand.name), recalls, language);
}

/** Who built a machine, by the first digits of its model number, and where the codes of that maker are; undefined where one maker built all. */
export function builderFacts(brand: Brand, language: Language) {
  const { builtByHeading, builtByIntro, builtBy, codesOf } = brandPageWords[language];
  const { builtBy: builders }: BrandWords = brandWords[language][brand.slug];
  if (builders === undefined) return undefined;
  const facts = brands.flatMap(({ slug, name }) => {
    const numbers = builders[slug];
    const links = [{ text: codesOf(name), path: `${brandPath(slug, language)}#codes` }];
    return numbers === undefined ? [] : [{ label: numbers.join(', '), text: builtBy(name), links }];
  });
  return { id: 'built-by', heading: builtByHeading, intro: builtByIntro, facts };
}

/** Where to look for a recall of a brand of which our list has none. */
function recallSearch(brand: Brand, language: Language) {
  if (listBrandRecalls(brand.slug, language).length > 0) return [];
  const { recallsLabel, noRecalls } = brandPageWords[language];
  const { text, url } = recallFrameWords[language].search;
  return [{ label: recallsLabel, text: noRecalls(brand.name), links: [{ text, path: url }] }];
}

/** Its parts, who makes it, where the maker helps owners itself, and where its recalls are looked up if our list has none. */
export function makerFacts(brand: Brand, language: Language) {
  const { partsLabel, ownerLabel, supportLabel, supportIntro } = brandPageWords[language];
  const { parts, owner, independence } = brandWords[language][brand.slug];
  const { name, url } = makerSupport[brand.slug];
  return [
    { label: partsLabel, text: parts },
    { label: ownerLabel, text: `${owner} ${independence}` },
    { label: supportLabel, text: supportIntro, links: [{ text: name, path: `https://${url}` }] },
    ...recallSearch(brand, language),
  ];
}

export function otherBrandChips(brand: Brand, language: Language) {
  return brands
    .filter(({ slug }) => slug !== brand.slug)
    .map(({ slug, name }) => ({ text: name, path: brandPath(slug, language) }));
}
