// An exception as it is typed: texts of fields, in the company's own time, and the exception they make.
import { addDays, instantOn, localDateAt } from '#domain/opening/local-date.ts';
import { boardException, type OpeningFault } from '#domain/opening/board-opening.ts';
import type { ClosedYearly, OpeningException } from '#domain/opening/opening-calendar.ts';
import { wallTimeAt } from '#domain/clocks/wall-time.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';

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
  readonly opensAtHour: number;
  readonly closesAtHour: number;
  /** 'YYYY-MM-DDTHH:MM' as the company's clocks show it. */
  readonly fromTime: string;
  readonly untilTime: string;
  readonly reason: string;
  readonly text: string;
  /** Where the text comes from until it is typed. */
  readonly template: '' | 'hurricane' | 'flood' | 'road';
  readonly region: string;
  readonly regions: readonly string[];
  readonly counties: readonly string[];
  readonly cities: readonly string[];
  /** What is typed of a place and is none yet. */
  readonly place: string;
  /** The alert takes windows away. */
  readonly stopsVisits: boolean;
};

const two = (number: number) => String(number).padStart(2, '0');

/** An instant as a field for day and time shows it. */
export function writeLocalTime(instantMs: number, timeZone: string): string {
  const { hour, minute } = wallTimeAt(instantMs, timeZone);
  return `${localDateAt(instantMs, timeZone)}T${two(hour)}:${two(minute)}`;
}

/** The instant of such a field; not a number while it is not filled in. */
export function readLocalTime(text: string, timeZone: string): number {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/u.exec(text) ?? [];
  if (day === undefined) return Number.NaN;
  return instantOn(day, Number(hour), timeZone) + Number(minute) * 60_000;
}

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
    opensAtHour,
    closesAtHour,
    fromTime: writeLocalTime(nowMs, timeZone),
    untilTime: kind === 'same-day-off' ? `${addDays(today, 1)}T00:00` : `${addDays(today, 2)}T20:00`,
    reason: '',
    text: '',
    template: '',
    region: 'miami-dade',
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

function valueOf(draft: Draft, timeZone: string): object {
  const { id, from, isLasting, opensAtHour, closesAtHour, region, regions, counties, cities } = draft;
  const { to, stopsVisits } = draft;
  const [reason, text] = [draft.reason.trim(), draft.text.trim()];
  const fromMs = readLocalTime(draft.fromTime, timeZone);
  const untilMs = readLocalTime(draft.untilTime, timeZone);
  switch (draft.kind) {
    case 'closed':
      return draft.isYearly
        ? { kind: 'yearly', id, day: from.slice(5), from, openYears: [], reason }
        : { kind: 'closed', id, from, to, reason };
    case 'hours':
      return { kind: 'hours', id, from, to: isLasting ? null : to, opensAtHour, closesAtHour, reason };
    case 'same-day-off':
      return { kind: 'same-day-off', id, untilMs, regions, reason };
    case 'notice':
      return { kind: 'notice', id, text, regions, counties, cities, fromMs, untilMs, stopsVisits };
    case 'away':
      return { kind: 'away', id, region, fromMs, untilMs, reason };
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
