// Where and when a visit is, or is to be: what the owner's exceptions are about.
import { instantOn, type LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { isAlertFor, type TodayPlace } from '#domain/opening/today.ts';
import type { VisitWindow } from './visit.ts';

export type VisitSpot = {
  readonly place: TodayPlace;
  readonly date: LocalDate;
  readonly window: VisitWindow;
};

/** Whether an exception is about a window of a day at a place. Same-day visits that are off say nothing of visits that are booked. */
export function isMet(
  exception: OpeningException,
  { place, date, window }: VisitSpot,
  timeZone: string,
): boolean {
  if (exception.kind === 'same-day-off') return false;
  if (exception.kind === 'closed' || exception.kind === 'hours') {
    const { from, to } = exception;
    if (date < from || (to !== null && date > to)) return false;
    if (exception.kind === 'closed') return true;
    return window.fromHour < exception.opensAtHour || window.toHour > exception.closesAtHour;
  }
  const isThen =
    instantOn(date, window.fromHour, timeZone) < exception.untilMs &&
    instantOn(date, window.toHour, timeZone) > exception.fromMs;
  const isThere =
    exception.kind === 'away' ? exception.region === place.region : isAlertFor(exception, place);
  return isThen && isThere;
}
