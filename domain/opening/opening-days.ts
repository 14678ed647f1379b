// What a calendar says of a day: open from when to when, or closed and why.
import { mostOpenYears } from './exception-limits.ts';
import { holidaysOf, isOnYearlyDay, nextYearlyDay } from './holidays.ts';
import { addDays, daysBetween, type LocalDate } from './local-date.ts';
import type { ClosedDays, ClosedYearly, OpeningCalendar, SpecialHours } from './opening-calendar.ts';

/** Full hours of the day; the closing hour is the first that is closed. */
export type DayHours = { readonly opensAtHour: number; readonly closesAtHour: number };

export type OpeningDay =
  | ({ readonly kind: 'open'; readonly reason: string } & DayHours)
  | { readonly kind: 'closed'; readonly reason: string };

type DayException = (ClosedDays | SpecialHours) & { readonly isYearly?: boolean };

/** Whether it closes a day by itself; more may be said of that day. */
export function closesYearly({ day, from, openYears }: ClosedYearly, date: LocalDate): boolean {
  return from <= date && isOnYearlyDay(day, date) && !openYears.includes(Number(date.slice(0, 4)));
}

function listFor({ exceptions }: OpeningCalendar, date: LocalDate): readonly DayException[] {
  return exceptions.flatMap((exception): readonly DayException[] => {
    const { kind, id } = exception;
    if (kind === 'yearly') {
      const { reason } = exception;
      if (!closesYearly(exception, date)) return [];
      return [{ kind: 'closed', id, from: date, to: date, reason, isYearly: true }];
    }
    if (kind !== 'closed' && kind !== 'hours') return [];
    const { from, to } = exception;
    return from <= date && (to === null || date <= to) ? [exception] : [];
  });
}

function lengthOf({ from, to }: DayException): number {
  return to === null ? Number.POSITIVE_INFINITY : daysBetween(from, to);
}

/** Said of fewer days, it is meant more for this one; said of this year, more than of every year; of two changes until further notice, the one that starts later. */
function isCloser(one: DayException, other: DayException): boolean {
  if (lengthOf(one) !== lengthOf(other)) return lengthOf(one) < lengthOf(other);
  if (one.isYearly !== other.isYearly) return one.isYearly !== true;
  if (one.kind !== other.kind) return one.kind === 'closed';
  return one.from >= other.from;
}

/** The hours of a day, and why they differ from the standing ones (empty when nobody said). */
export function openingDay(calendar: OpeningCalendar, date: LocalDate): OpeningDay {
  const [first, ...others] = listFor(calendar, date);
  if (first === undefined) {
    const { opensAtHour, closesAtHour } = calendar.hours;
    return { kind: 'open', opensAtHour, closesAtHour, reason: '' };
  }
  const closest = others.reduce((best, next) => (isCloser(next, best) ? next : best), first);
  if (closest.kind === 'closed') return { kind: 'closed', reason: closest.reason };
  const { opensAtHour, closesAtHour, reason } = closest;
  return { kind: 'open', opensAtHour, closesAtHour, reason };
}

/** From when to when the company works on a day; undefined when it is closed. */
export function hoursOn(calendar: OpeningCalendar, date: LocalDate): DayHours | undefined {
  const day = openingDay(calendar, date);
  if (day.kind === 'closed') return undefined;
  return { opensAtHour: day.opensAtHour, closesAtHour: day.closesAtHour };
}

/** Whether many others rest that day, shops and warehouses too, and nobody said that here it is a day like others. */
export function isRestDay({ exceptions }: OpeningCalendar, date: LocalDate): boolean {
  const year = Number(date.slice(0, 4));
  if (!holidaysOf(year).some((holiday) => holiday.date === date)) return false;
  return !exceptions.some(
    (exception) =>
      (exception.kind === 'hours' &&
        exception.to !== null &&
        exception.from <= date &&
        date <= exception.to) ||
      (exception.kind === 'yearly' &&
        isOnYearlyDay(exception.day, date) &&
        exception.openYears.includes(year)),
  );
}

/** The hours that hold from a day on until further notice, whatever is said of single days. */
export function lastingHours({ hours, exceptions }: OpeningCalendar, date: LocalDate): DayHours {
  const lasting = exceptions.filter((exception) => exception.kind === 'hours' && exception.to === null);
  const { opensAtHour, closesAtHour } = hoursOn({ hours, exceptions: lasting }, date) ?? hours;
  return { opensAtHour, closesAtHour };
}

/** The first day from a date on that it closes, and nothing else opens; undefined if there is none for so many years. */
export function nextClosedDay(
  calendar: OpeningCalendar,
  yearly: ClosedYearly,
  from: LocalDate,
): LocalDate | undefined {
  let date = nextYearlyDay(yearly.day, from < yearly.from ? yearly.from : from);
  for (let year = 0; year < mostOpenYears && date !== undefined; year += 1) {
    if (closesYearly(yearly, date) && openingDay(calendar, date).kind === 'closed') return date;
    date = nextYearlyDay(yearly.day, addDays(date, 1));
  }
  return undefined;
}
