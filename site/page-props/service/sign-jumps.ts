import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { servicePageWords } from '#content/words/repairs/service-page-words.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';

/** Named in the first screen of a service page. */
const jumpsShown = 3;

/** The commonest signs as links that open them below. */
export function signJumps(service: ServiceSlug, language: Language) {
  return {
    label: servicePageWords[language].signsLine,
    links: listWordedSigns(service, language)
      .slice(0, jumpsShown)
      .map(({ facts, words }) => ({ text: words.label, path: `#${facts.slug}` })),
  };
}
