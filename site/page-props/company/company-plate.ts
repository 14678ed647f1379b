import { company } from '#content/company/company.ts';
import { aboutWords } from '#content/words/pages/about-words.ts';
import type { Language } from '#content/language.ts';
import { formatList, startSentence } from '#domain/words/wording.ts';
import { siteWords } from '#site/settings-words.ts';

/** The company in figures, all of them counted or from the company facts. */
export function companyPlate(language: Language) {
  const words = siteWords(aboutWords, language).plate;
  return [
    { label: words.since, value: words.established },
    { label: words.warranty, value: words.days },
    { label: words.callback, value: words.minutes },
    { label: words.payment, value: startSentence(formatList(company.payment, language)) },
  ];
}
