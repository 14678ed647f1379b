import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { listWordedSigns, type WordedSign } from '#domain/repair/catalogue-signs.ts';
import type { SignStory } from '#site/elements/signs/Sign.tsx';

/** The whole story of one sign. */
export function tellSign({ facts, words }: WordedSign, language: Language): SignStory {
  return {
    ...words,
    slug: facts.slug,
    mayRun: facts.mayRun,
    checks: facts.checks.flatMap(({ name }) => words.checks[name] ?? []),
    secondVisit: signFrameWords[language].secondVisit[facts.secondVisit],
  };
}

/** The whole story of every sign of an appliance, the commonest first. */
export function signStories(service: ServiceSlug, language: Language): readonly SignStory[] {
  return listWordedSigns(service, language).map((sign) => tellSign(sign, language));
}
