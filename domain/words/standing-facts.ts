// The standing facts of the company as words take them: no hour, minute count or warranty is written out in prose.
import { company } from '#content/company/company.ts';
import type { Language } from '#content/language.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { formatNumber, localeOf } from './wording.ts';

/** What a text may name, already written for its language. */
export type StandingFacts = Readonly<
  Record<
    /** "7 am" · "9 pm" · "7 am to 9 pm" · "4 pm" · "15" · "90" · "2018" */
    'opens' | 'closes' | 'hours' | 'cutoff' | 'minutes' | 'warrantyDays' | 'established',
    string
  >
>;

const spans = { en: (from: string, to: string) => `${from} to ${to}` } as const satisfies Record<
  Language,
  (from: string, to: string) => string
>;

/** A full hour of the day: 16 is "4 pm". */
export function formatHour(hour: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', timeZone: 'UTC' })
    .format(Date.UTC(2000, 0, 1, hour))
    .replaceAll('\u202F', ' ')
    .toLowerCase();
}

/** The facts of one installation in the words of a language. */
export function standingFacts(hours: ServiceHours, language: Language): StandingFacts {
  const opens = formatHour(hours.opensAtHour, language);
  const closes = formatHour(hours.closesAtHour, language);
  return {
    opens,
    closes,
    hours: spans[language](opens, closes),
    cutoff: formatHour(hours.sameDayCutoffHour, language),
    minutes: formatNumber(hours.callbackMinutes, language),
    warrantyDays: formatNumber(company.warrantyDays, language),
    established: String(company.established),
  };
}
