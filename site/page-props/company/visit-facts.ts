// From what price, when we come, when we call back: said the same way on every page of a place.
import type { Language } from '#content/language.ts';
import { visitWords } from '#content/words/shell/visit-words.ts';
import { lowestPriceUsd } from '#domain/repair/lowest-price.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { formatUsd } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';

/** "Visits from $75, 7 am to 9 pm, every day. …" */
export function visitLine(priceUsd: number, language: Language): string {
  const { hours, minutes } = standingFacts(settings.hours, language);
  return visitWords[language].line(formatUsd(priceUsd, language), hours, minutes);
}

/** The lowest price as a row of a plate. */
export function priceRow(language: Language) {
  return { label: visitWords[language].priceLabel, value: formatUsd(lowestPriceUsd, language) };
}

/** When we come and when we call back, as rows of a plate. */
export function visitRows(language: Language) {
  const words = visitWords[language];
  const { hours, minutes } = standingFacts(settings.hours, language);
  return [
    { label: words.hoursLabel, value: words.everyDay(hours) },
    { label: words.callLabel, value: words.within(minutes) },
  ];
}
