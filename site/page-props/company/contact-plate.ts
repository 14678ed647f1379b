import { contactWords } from '#content/words/pages/contact-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import { company } from '#content/company/company.ts';
import type { Language } from '#content/language.ts';
import { formatList, startSentence } from '#domain/words/wording.ts';
import { siteWords } from '#site/settings-words.ts';

/** Hours, call-back, when the phone is answered, same-day rule and payment. */
export function contactPlate(language: Language) {
  const words = siteWords(contactWords, language);
  const today = siteWords(todayWords, language);
  return [
    { label: words.callPlate, value: today.callback.standing, now: 'callback' },
    { label: words.hoursPlate, value: today.hours.standing, now: 'hours' },
    { label: words.phonePlate, value: words.phone },
    { label: words.sameDayPlate, value: today.ask.standing, now: 'ask' },
    { label: words.paymentPlate, value: startSentence(formatList(company.payment, language)) },
  ] as const;
}
