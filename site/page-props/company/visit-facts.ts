// From what price, when we come, when we call back: said the same way on every page of a place.
import type { Language } from '#content/language.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import { visitWords } from '#content/words/shell/visit-words.ts';
import { settings } from '#site/settings.ts';
import { siteWords } from '#site/settings-words.ts';

/** "From $75, plus tax where it applies.", and when we come; without a price of one appliance, the lowest of all. */
export function visitLine(language: Language, price = '{lowestPrice}'): string {
  return siteWords(visitWords, language).line(price);
}

/** "From $75", and what that pays for, above the call; without a price of its own, a page says the lowest of all. */
export function heroPrice(language: Language, price = '{lowestPrice}') {
  return {
    from: siteWords(visitWords, language).heroPrice(price),
    rest: moneyWords[language].visitPays,
  };
}

/** Beside the form of a place: whom to ask when no visits are. */
export function nightLine(language: Language): string {
  return visitWords[language].night;
}

/** Whether a server of ours can say which window is open first. */
export const saysNextWindow = settings.todayEndpoint !== undefined;

/** When we come and when we call back, as rows of a plate. */
export function visitRows(language: Language) {
  const words = siteWords(visitWords, language);
  const today = siteWords(todayWords, language);
  return {
    hours: { label: words.hoursLabel, value: today.hours.standing, now: 'hours' },
    callback: { label: words.callLabel, value: today.callback.standing, now: 'callback' },
  } as const;
}
