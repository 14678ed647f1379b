// What a brand page's sections get: what the brand makes, where its tags are, what fails, its codes and recalls.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { brandWords, type BrandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import { makerSupport } from '#content/catalogue/maker-support.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { numberWords } from '#content/words/repairs/number-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';
import { countCodes, listBrandCodes } from '#domain/repair/list-codes.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import { countOf, formatUsd } from '#domain/words/wording.ts';
import { numberPlaces } from '#site/page-props/service/number-places.ts';
import { recallProps } from '#site/page-props/service/recall-rows.ts';

function listMade(brand: Brand): readonly ServiceSlug[] {
  return brandServices[brand.slug];
}

function labelOf(slugs: readonly ServiceSlug[], language: Language): string {
  return slugs.map((slug) => serviceWords[language][slug].name).join(', ');
}

function pricesOf(brand: Brand): readonly number[] {
  const made = listMade(brand);
  return services.filter(({ slug }) => made.includes(slug)).map(({ startingPriceUsd }) => startingPriceUsd);
}

/** The lowest starting price of what the brand makes. */
export function lowestPrice(brand: Brand, language: Language): string {
  return formatUsd(Math.min(...pricesOf(brand)), language);
}

/** From which price a visit starts, how many appliances, and how many error codes the page explains. */
export function brandPlate(brand: Brand, language: Language) {
  const words = brandPageWords[language];
  const made = listMade(brand);
  const codes = countCodes(listBrandCodes(brand.slug, language));
  return [
    {
      label: words.visitsLabel,
      value: words.visitsFrom(
        lowestPrice(brand, language),
        formatUsd(Math.max(...pricesOf(brand)), language),
      ),
    },
    { label: words.appliancesLabel, value: countOf(made.length, words.appliances, language) },
    ...(codes === 0
      ? []
      : [{ label: words.codesLabel, value: countOf(codes, words.codes, language), path: '#codes' }]),
  ];
}

/** The appliances the brand makes, each with its drawing, its page and its price. */
export function machinesMade(brand: Brand, language: Language) {
  const made = listMade(brand);
  return services
    .filter(({ slug }) => made.includes(slug))
    .map(({ slug, startingPriceUsd }) => ({
      name: serviceWords[language][slug].name,
      path: servicePath(slug, language),
      drawing: `/icons/${slug}`,
      price: brandPageWords[language].visitFrom(formatUsd(startingPriceUsd, language)),
    }));
}

/** What to do with a machine that is not among them. A brand that makes every kind we repair has no other. */
export function anotherMachine(brand: Brand, language: Language): string | undefined {
  return listMade(brand).length === services.length
    ? undefined
    : brandPageWords[language].another(brand.name);
}

/** Whether a machine with this fault may run, and the page that says what to try. */
function problemSign(service: ServiceSlug, slug: string, language: Language) {
  const found = listWordedSigns(service, language).find(({ facts }) => facts.slug === slug);
  return (
    found && {
      mayRun: found.facts.mayRun,
      mayRunLabel: signFrameWords[language].mayRun[found.facts.mayRun],
      text: found.words.label,
      path: `${servicePath(service, language)}#${slug}`,
    }
  );
}

/** What usually goes wrong, each with its sign; then what to do with a code, where the page explains none. */
export function problemRows(brand: Brand, language: Language) {
  const { problems }: BrandWords = brandWords[language][brand.slug];
  const rows = problems.map(({ service, sign, text }) => ({
    label: serviceWords[language][service].name,
    text,
    sign: sign && problemSign(service, sign, language),
  }));
  const { codesLabel, noCodes } = brandPageWords[language];
  return listBrandCodes(brand.slug, language).length > 0
    ? rows
    : [...rows, { label: codesLabel, text: noCodes(brand.name) }];
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

/** Recalls of the brand's machines; undefined where we know of none. */
export function brandRecalls(brand: Brand, language: Language) {
  const recalls = listBrandRecalls(brand.slug, language);
  return recalls.length === 0
    ? undefined
    : recallProps(brandPageWords[language].recalled(brand.name), recalls, language);
}

/** Its parts, who makes it, and where the maker helps owners itself. */
export function makerFacts(brand: Brand, language: Language) {
  const { partsLabel, ownerLabel, supportLabel, supportIntro } = brandPageWords[language];
  const { parts, owner, independence } = brandWords[language][brand.slug];
  const { name, url } = makerSupport[brand.slug];
  return [
    { label: partsLabel, text: parts },
    { label: ownerLabel, text: `${owner} ${independence}` },
    { label: supportLabel, text: supportIntro, link: { text: name, path: `https://${url}` } },
  ];
}

export function otherBrandChips(brand: Brand, language: Language) {
  return brands
    .filter(({ slug }) => slug !== brand.slug)
    .map(({ slug, name }) => ({ text: name, path: brandPath(slug, language) }));
}
