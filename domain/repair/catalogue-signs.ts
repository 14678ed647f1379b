import type { ServiceSlug } from '#content/catalogue/services.ts';
import { signWords } from '#content/catalogue/sign-words/sign-words.ts';
import { signs } from '#content/catalogue/signs/signs.ts';
import type { SignFacts, SignWords } from '#content/catalogue/signs/sign-form.ts';
import type { Language } from '#content/language.ts';

/** The signs of an appliance, the commonest first. */
export function listSigns(service: ServiceSlug): readonly SignFacts[] {
  const known: readonly SignFacts[] = signs[service];
  return known.toSorted((one, other) => one.rank - other.rank);
}

/** Whether the catalogue has a sign of this name for the appliance. */
export function hasSign(service: ServiceSlug, slug: string): boolean {
  return signs[service].some((sign) => sign.slug === slug);
}

/** What is said of a sign of the appliance, or undefined when the catalogue has no such sign. */
export function findSignWords(service: ServiceSlug, slug: string, language: Language): SignWords | undefined {
  const words: Readonly<Record<string, SignWords>> = signWords[language][service];
  return Object.hasOwn(words, slug) ? words[slug] : undefined;
}

export type WordedSign = { readonly facts: SignFacts; readonly words: SignWords };

/** The signs of an appliance with their words, the commonest first. */
export function listWordedSigns(service: ServiceSlug, language: Language): readonly WordedSign[] {
  return listSigns(service).flatMap((facts) => {
    const words = findSignWords(service, facts.slug, language);
    return words === undefined ? [] : [{ facts, words }];
  });
}
