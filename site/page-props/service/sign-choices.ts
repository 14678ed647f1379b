import type { ServiceSlug } from '#content/catalogue/services.ts';
import { signWords } from '#content/catalogue/sign-words/sign-words.ts';
import { signs } from '#content/catalogue/signs/signs.ts';
import type { Language } from '#content/language.ts';

/** Every sign of an appliance as a choice of a form, the commonest first. */
export function signChoices(service: ServiceSlug, language: Language) {
  const words = signWords[language][service];
  return signs[service]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ slug }) => ({ value: slug, label: words[slug].label }));
}
