import { contactWords } from '#content/words/pages/contact-words.ts';
import { company } from '#content/company/company.ts';
import type { Language } from '#content/language.ts';
import { formatList } from '#domain/words/wording.ts';

/** Hours, call-back, emergency rule, same-day rule and payment. */
export function contactPlate(language: Language) {
  const words = contactWords[language];
  return [
    { label: words.callPlate, value: words.callMinutes(company.callbackMinutes) },
    { label: words.hoursPlate, value: words.hours },
    { label: words.emergencyPlate, value: words.emergency },
    { label: words.sameDayPlate, value: words.sameDay },
    { label: words.paymentPlate, value: formatList(company.payment, language) },
  ];
}
