// An exception as it is typed: texts of fields, in the company's own time, and the exception they make.
import { addDays, localDateAt } from '#domain/opening/local-date.ts';
import { boardException, type OpeningFault } from '#domain/opening/board-opening.ts';
import type { ClosedYearly, OpeningException } from '#domain/opening/opening-calendar.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { readLocalTime, writeLocalTime } from './local-time.ts';

/** What is closed every year is typed as a closed day. */
export type Kind = Exclude<OpeningException['kind'], 'yearly'>;

export type Draft = {
  readonly kind: Kind;
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly from: string;
  /** Empty until it is filled in: a change of hours asks for its last day. */
  readonly to: string;
  readonly isLasting: boolean;
  /** Closed on that date of every year, from then on. */
  readonly isYearly: boolean;
  /** What is edited, and the date it is shown by: left on that, it stays the holiday it is. */
  readonly yearly: { readonly closed: ClosedYearly; readonly shown: string } | undefined;
  readonly opensAtHour: number;
  readonly closesAtHour: number;
  /** 'YYYY-MM-DDTHH:MM' as the company's clocks show it. */
  readonly fromTime: string;
  readonly untilTime: string;
  readonly reason: string;
  readonly text: string;
  /** Where the text comes from until it is typed. */
  readonly template: '' | 'hurricane' | 'flood' | 'road';
  readonly regions: readonly string[];
  readonly counties: readonly string[];
  readonly cities: readonly string[];
  /** What is typed of a place and is none yet. */
  readonly place: string;
  /** The alert takes windows away. */
  readonly stopsVisits: boolean;
};

/** A new exception, filled in as it is most often meant: from now on, for today, or for two days. */
export function newDraft(kind: Kind, id: string, nowMs: number, hours: ServiceHours): Draft {
  const { timeZone, opensAtHour, closesAtHour } = hours;
  const today = localDateAt(nowMs, timeZone);
  return {
    kind,
    id,
    from: today,
    to: kind === 'hours' ? '' : today,
    isLasting: false,
    isYearly: false,
    yearly: undefined,
    opensAtHour,
    closesAtHour,
    fromTime: writeLocalTime(nowMs, timeZone),
    untilTime: kind === 'same-day-off' ? `${addDays(today, 1)}T00:00` : `${addDays(today, 2)}T20:00`,
    reason: '',
    text: '',
    template: '',
    regions: [],
    counties: [],
    cities: [],
    place: '',
    stopsVisits: false,
  };
}

/** The fields of an exception that is to be edited. */
export function draftOf(
  exception: Exclude<OpeningException, ClosedYearly>,
  nowMs: number,
  hours: ServiceHours,
): Draft {
  const { timeZone } = hours;
  const blank = newDraft(exception.kind, exception.id, nowMs, hours);
  switch (exception.kind) {
    case 'closed':
      return { ...blank, ...exception };
    case 'hours':
      return { ...blank, ...exception, to: exception.to ?? '', isLasting: exception.to === null };
    case 'same-day-off':
      return { ...blank, ...exception, untilTime: writeLocalTime(exception.untilMs, timeZone) };
    case 'notice':
    case 'away':
      return {
        ...blank,
        ...exception,
        fromTime: writeLocalTime(exception.fromMs, timeZone),
        untilTime: writeLocalTime(exception.untilMs, timeZone),
      };
  }
}

/** The fields of what is closed every year, shown by one of its dates. */
export function draftOfYearly(
  closed: ClosedYearly,
  shown: string,
  nowMs: number,
  hours: ServiceHours,
): Draft {
  const blank = newDraft('closed', closed.id, nowMs, hours);
  const { reason } = closed;
  return { ...blank, from: shown, to: shown, reason, isYearly: true, yearly: { closed, shown } };
}

/** Which day of the year it is, since when, and when not. */
function yearlyDayOf({ from, yearly }: Draft): Pick<ClosedYearly, 'day' | 'from' | 'openYears'> {
  if (yearly?.shown === from) return yearly.closed;
  return { day: from.slice(5), from, openYears: [] };
}

function valueOf(draft: Draft, timeZone: string): object {
  const { id, from, isLasting, opensAtHour, closesAtHour, regions, counties, cities } = draft;
  const { to, stopsVisits } = draft;
  const [reason, text] = [draft.reason.trim(), draft.text.trim()];
  const fromMs = readLocalTime(draft.fromTime, timeZone);
  const untilMs = readLocalTime(draft.untilTime, timeZone);
  switch (draft.kind) {
    case 'closed': {
      if (!draft.isYearly) return { kind: 'closed', id, from, to, reason };
      const { day, from: since, openYears } = yearlyDayOf(draft);
      return { kind: 'yearly', id, day, from: since, openYears, reason };
    }
    case 'hours':
      return { kind: 'hours', id, from, to: isLasting ? null : to, opensAtHour, closesAtHour, reason };
    case 'same-day-off':
      return { kind: 'same-day-off', id, untilMs, regions, reason };
    case 'notice':
      return { kind: 'notice', id, text, regions, counties, cities, fromMs, untilMs, stopsVisits };
    case 'away':
      return { kind: 'away', id, regions, fromMs, untilMs, reason };
  }
}

/** What is wrong with the fields themselves: a place that was typed and is none would be lost, and the alert be put up everywhere. */
export function listDraftFaults({ place }: Draft): readonly OpeningFault[] {
  return place.trim() === '' ? [] : [{ field: place.trim(), fault: 'unmatched' }];
}

/** The exception the fields make. */
export function exceptionOf(draft: Draft, timeZone: string): OpeningException {
  return boardException.parse(valueOf(draft, timeZone));
}
