// From what price, when we come, when we call back: said the same way on every page of a place.
import type { Language } from '#content/language.ts';
import { visitWords } from '#content/words/shell/visit-words.ts';
import { siteWords } from '#site/settings-words.ts';

/** "Visits from $75, 7 am to 9 pm, every day. …"; without a price of one appliance, the lowest of all. */
export function visitLine(language: Language, price = '{lowestPrice}'): string {
  return siteWords(visitWords, language).line(price);
}

/** The lowest price, when we come and when we call back, as rows of a plate. */
export function visitRows(language: Language) {
  const words = siteWords(visitWords, language);
  return {
    price: { label: words.priceLabel, value: words.lowestPrice },
    times: [
      { label: words.hoursLabel, value: words.hours },
      { label: words.callLabel, value: words.call },
    ],
  };
}
