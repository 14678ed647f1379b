// What a calendar says of a day: open from when to when, or closed and why.
import { daysBetween, type LocalDate } from './local-date.ts';
import type { ClosedDays, OpeningCalendar, SpecialHours } from './opening-calendar.ts';

/** Full hours of the day; the closing hour is the first that is closed. */
export type DayHours = { readonly opensAtHour: number; readonly closesAtHour: number };

export type OpeningDay =
  | ({ readonly kind: 'open'; readonly reason: string } & DayHours)
  | { readonly kind: 'closed'; readonly reason: string };

type DayException = ClosedDays | SpecialHours;

function listFor({ exceptions }: OpeningCalendar, date: LocalDate): readonly DayException[] {
  return exceptions.filter(
    (exception): exception is DayException =>
      (exception.kind === 'closed' || exception.kind === 'hours') &&
      exception.from <= date &&
      (exception.to === null || date <= exception.to),
  );
}

function lengthOf({ from, to }: DayException): number {
  return to === null ? Number.POSITIVE_INFINITY : daysBetween(from, to);
}

/** Said of fewer days, it is meant more for this one; of two changes until further notice, the one that starts later. */
function isCloser(one: DayException, other: DayException): boolean {
  if (lengthOf(one) !== lengthOf(other)) return lengthOf(one) < lengthOf(other);
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

/** The hours that hold from a day on until further notice, whatever is said of single days. */
export function lastingHours({ hours, exceptions }: OpeningCalendar, date: LocalDate): DayHours {
  const lasting = exceptions.filter((exception) => exception.kind === 'hours' && exception.to === null);
  const { opensAtHour, closesAtHour } = hoursOn({ hours, exceptions: lasting }, date) ?? hours;
  return { opensAtHour, closesAtHour };
}
