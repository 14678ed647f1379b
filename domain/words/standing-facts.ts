// The standing facts of the company as words take them: no hour, minute count or warranty is written out in prose.
import { cities } from '#content/places/cities.ts';
import { guidePrices } from '#content/catalogue/guide-prices.ts';
import { services } from '#content/catalogue/services.ts';
import { company } from '#content/company/company.ts';
import type { Language } from '#content/language.ts';
import { formatHour } from '#domain/clocks/clock-text.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { dateFormat } from './kept-formats.ts';
import { formatNumber, formatUsd, localeOf } from './wording.ts';

/** What a text may name, already written for its language. */
export type StandingFacts = Readonly<
  Record<
    /** "7 am" · "9 pm" · "7 am to 9 pm" · "4 pm" · "Eastern Time" · "15" · "90" · "2018" · "$75" · "$95" · "$40 to $500", what a national guide prints for repairs · "8am-12pm" · "105", the places in the six regions */
    | 'opens'
    | 'closes'
    | 'hours'
    | 'cutoff'
    | 'zone'
    | 'minutes'
    | 'warrantyDays'
    | 'established'
    | 'lowestPrice'
    | 'highestPrice'
    | 'guideRange'
    | 'morning'
    | 'afternoon'
    | 'evening'
    | 'places',
    string
  >
>;

const spans = { en: (from: string, to: string) => `${from} to ${to}` } as const satisfies Record<
  Language,
  (from: string, to: string) => string
>;

/** A time to choose from, as the form's choices have it: "8am-12pm". */
function formatChoice(window: readonly [number, number], language: Language): string {
  return window.map((hour) => formatHour(hour, language).replaceAll(' ', '')).join('-');
}

/** What people call a time zone, summer and winter: "Eastern Time". */
function nameZone(timeZone: string, language: Language): string {
  return (
    dateFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

/** The facts of one installation in the words of a language. */
export function standingFacts(hours: ServiceHours, language: Language): StandingFacts {
  const opens = formatHour(hours.opensAtHour, language);
  const closes = formatHour(hours.closesAtHour, language);
  const prices = services.map(({ startingPriceUsd }) => startingPriceUsd);
  const guides = Object.values(guidePrices).filter((guide) => guide !== null);
  const guideFrom = Math.min(...guides.map(({ fromUsd }) => fromUsd));
  const guideTo = Math.max(...guides.map(({ toUsd }) => toUsd));
  return {
    opens,
    closes,
    hours: spans[language](opens, closes),
    cutoff: formatHour(hours.sameDayCutoffHour, language),
    zone: nameZone(hours.timeZone, language),
    minutes: formatNumber(hours.callbackMinutes, language),
    warrantyDays: formatNumber(company.warrantyDays, language),
    established: String(company.established),
    lowestPrice: formatUsd(Math.min(...prices), language),
    morning: formatChoice(company.visitWindows.morning, language),
    afternoon: formatChoice(company.visitWindows.afternoon, language),
    evening: formatChoice(company.visitWindows.evening, language),
    highestPrice: formatUsd(Math.max(...prices), language),
    guideRange: spans[language](formatUsd(guideFrom, language), formatUsd(guideTo, language)),
    places: formatNumber(cities.filter(({ region }) => region !== null).length, language),
  };
}
