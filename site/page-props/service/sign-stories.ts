import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';

/** The whole story of every sign of an appliance, the commonest first. */
export function signStories(service: ServiceSlug, language: Language) {
  const { secondVisit } = signFrameWords[language];
  return listWordedSigns(service, language).map(({ facts, words }) => ({
    ...words,
    slug: facts.slug,
    mayRun: facts.mayRun,
    checks: facts.checks.flatMap(({ name }) => words.checks[name] ?? []),
    secondVisit: secondVisit[facts.secondVisit],
  }));
}
