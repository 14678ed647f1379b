import { brandPageWords } from '#content/brand-page-words.ts';
import { brandServices } from '#content/brand-services.ts';
import type { Brand } from '#content/brands.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/service-words.ts';
import { services, type ServiceSlug } from '#content/services.ts';
import { brandPath } from '#domain/paths.ts';
import { formatList, formatUsd } from '#domain/wording.ts';
import { fitSentences } from './fit-sentences.ts';
import type { PageHead } from './page-head.ts';

/** The head of a brand page; it names what the brand makes and nothing else. */
export function brandHead(brand: Brand, language: Language): PageHead {
  const words = brandPageWords[language];
  const plurals = brandServices[brand.slug].map((service) => serviceWords[language][service].plural);
  const made: readonly ServiceSlug[] = brandServices[brand.slug];
  const prices = services
    .filter(({ slug }) => made.includes(slug))
    .map(({ startingPriceUsd }) => startingPriceUsd);
  return {
    title: words.title(brand.name),
    description: fitSentences(words.description(brand.name, formatList(plurals, language)), [
      words.descriptionFrom(formatUsd(Math.min(...prices), language)),
      words.descriptionTag,
    ]),
    path: brandPath(brand.slug, language),
  };
}
