// The one place that knows how a language writes numbers, money, distances, plurals and lists.
import type { Language, Localized } from '#content/language.ts';
import { dateFormat, listFormat, numberFormat, pluralRules } from './kept-formats.ts';

const locales = { en: 'en-US' } as const satisfies Record<Language, string>;
/** Lists are written as in our sentences, without a comma before "and": of English tags, the British one says it so. */
const listLocales = { en: 'en-GB' } as const satisfies Record<Language, string>;

/** The words of a language. */
export function inLanguage<Words>(words: Localized<Words>, language: Language): Words {
  return words[language];
}

/** BCP 47 tag of a language as the site writes it: "en-US". */
export function localeOf(language: Language): string {
  return locales[language];
}

/** Whole dollars: "$89". */
export function formatUsd(dollars: number, language: Language): string {
  return numberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(dollars);
}

/** Whole percent: "48%". */
export function formatPercent(percent: number, language: Language): string {
  return numberFormat(locales[language], { style: 'percent' }).format(percent / 100);
}

/** "2,847" or "4.9". */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(locales[language], {}).format(value);
}

/** Miles as people say them: tenths under ten, whole miles above: "0.8", "14". */
export function formatMiles(miles: number, language: Language): string {
  const digits = miles < 9.95 ? 1 : 0;
  return numberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(miles);
}

/** "Miami, Doral and Hialeah". */
export function formatList(items: readonly string[], language: Language): string {
  return listFormat(listLocales[language], { type: 'conjunction' }).format(items);
}

/** "dryers, stoves or microwaves". */
export function formatAlternatives(items: readonly string[], language: Language): string {
  return listFormat(listLocales[language], { type: 'disjunction' }).format(items);
}

/** The text with a capital at its start: "private wells." becomes "Private wells." */
export function startSentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A counted noun in the right plural form: `countOf(1, { one: 'city', other: 'cities' }, 'en')` is "1 city". */
export function countOf(
  count: number,
  forms: { readonly one: string; readonly other: string },
  language: Language,
): string {
  const form = pluralRules(locales[language], {}).select(count) === 'one' ? forms.one : forms.other;
  return `${formatNumber(count, language)} ${form}`;
}

/** Puts values in the placeholders of a text: `fillText('from {price}', { price: '$89' })`. Throws when a placeholder stays empty. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in "${text}"`);
    return value;
  });
}

/** A calendar day, given as an ISO date: "November 21, 2026". */
export function formatDay(isoDate: string, language: Language): string {
  return dateFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
}

/** A calendar month, given as an ISO month: "October 2015". */
export function formatMonth(isoMonth: string, language: Language): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locales[language], style).format(new Date(isoMonth));
}
