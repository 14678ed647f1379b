// Where and when a visit is, or is to be, and what the owner says of it: that takes the window away from customers and desk alike.
import { instantOn, localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import type {
  OpeningCalendar,
  OpeningException,
  PublicAlert,
  RegionAway,
} from '#domain/opening/opening-calendar.ts';
import { closesYearly, openingDay } from '#domain/opening/opening-days.ts';
import { isAlertFor, type TodayPlace } from '#domain/opening/today.ts';
import type { Visit, VisitWindow } from './visit.ts';

export type VisitSpot = {
  readonly place: TodayPlace;
  readonly date: LocalDate;
  readonly window: VisitWindow;
};

/** closed · hours (outside the hours of that day) · away (not in this region) · same-day (off, the owner says) · no-visits (an alert says so) */
export const takingBars = ['closed', 'hours', 'away', 'same-day', 'no-visits'] as const;

export type Taken = {
  readonly bar: (typeof takingBars)[number];
  /** What the owner wrote, without a full stop at its end, because it is said within other sentences; or empty. */
  readonly reason: string;
};

function isOpenThroughout(calendar: OpeningCalendar, { date, window }: VisitSpot): boolean {
  const day = openingDay(calendar, date);
  return day.kind === 'open' && window.fromHour >= day.opensAtHour && window.toHour <= day.closesAtHour;
}

/** Whether it is about a place. */
export function isThere(exception: PublicAlert | RegionAway, place: TodayPlace): boolean {
  return exception.kind === 'away'
    ? exception.regions.some((region) => region === place.region)
    : isAlertFor(exception, place);
}

/**
 * Whether an exception of the calendar is about a window: of days and hours, one that closes it. Same-day visits that are off say nothing of
 * visits that are booked.
 */
export function isMet(exception: OpeningException, spot: VisitSpot, calendar: OpeningCalendar): boolean {
  if (exception.kind === 'same-day-off') return false;
  const { place, date, window } = spot;
  if (exception.kind === 'yearly')
    return closesYearly(exception, date) && openingDay(calendar, date).kind === 'closed';
  if (exception.kind === 'closed' || exception.kind === 'hours') {
    const { from, to } = exception;
    return from <= date && (to === null || date <= to) && !isOpenThroughout(calendar, spot);
  }
  const { timeZone } = calendar.hours;
  const isThen =
    instantOn(date, window.fromHour, timeZone) < exception.untilMs &&
    instantOn(date, window.toHour, timeZone) > exception.fromMs;
  return isThen && isThere(exception, place);
}

/** Whether no visit can be made in what an exception is about; an alert may be words alone. */
export function takesVisits(exception: OpeningException): boolean {
  return exception.kind !== 'notice' || exception.stopsVisits;
}

/** An alert or an absence that was ended takes nothing away any more, whatever it said of a window that has begun. */
function isInForce(exception: OpeningException, now: number): boolean {
  return !('untilMs' in exception) || now < exception.untilMs;
}

/** What closes the window of a visit that is still to come; empty while nothing does. */
export function listClosing(
  { state, date, window }: Pick<Visit, 'state' | 'date' | 'window'>,
  place: TodayPlace,
  calendar: OpeningCalendar,
  now: number,
): readonly OpeningException[] {
  const isToCome =
    (state === 'set' || state === 'moved') && now < instantOn(date, window.toHour, calendar.hours.timeZone);
  if (!isToCome) return [];
  return calendar.exceptions.filter(
    (exception) =>
      takesVisits(exception) &&
      isInForce(exception, now) &&
      isMet(exception, { place, date, window }, calendar),
  );
}

/** Whether somebody said that it is made, whatever an exception of that id says. */
export function isKeptUnder({ keptUnder }: Pick<Visit, 'keptUnder'>, id: string): boolean {
  return keptUnder.split(' ').includes(id);
}

/** The same, unless somebody said that it is made all the same. */
export function findClosing(
  visit: Pick<Visit, 'state' | 'date' | 'window' | 'keptUnder'>,
  place: TodayPlace,
  calendar: OpeningCalendar,
  now: number,
): OpeningException | undefined {
  return listClosing(visit, place, calendar, now).find(({ id }) => !isKeptUnder(visit, id));
}

function findTaking(exception: OpeningException, spot: VisitSpot, calendar: OpeningCalendar, now: number) {
  const { hours } = calendar;
  switch (exception.kind) {
    case 'away':
      return isMet(exception, spot, calendar)
        ? ({ bar: 'away', reason: exception.reason } as const)
        : undefined;
    case 'notice':
      return exception.stopsVisits && isMet(exception, spot, calendar)
        ? ({ bar: 'no-visits', reason: exception.text.replace(/\.$/u, '') } as const)
        : undefined;
    case 'same-day-off': {
      const { regions, reason } = exception;
      const isThere = regions.length === 0 || regions.some((own) => own === spot.place.region);
      const isNow = spot.date === localDateAt(now, hours.timeZone);
      return isThere && isNow ? ({ bar: 'same-day', reason } as const) : undefined;
    }
    case 'closed':
    case 'yearly':
    case 'hours':
      return undefined;
  }
}

/** What takes a window away; undefined while visits can be made in it. */
export function findTaken(spot: VisitSpot, calendar: OpeningCalendar, now: number): Taken | undefined {
  const day = openingDay(calendar, spot.date);
  if (!isOpenThroughout(calendar, spot))
    return { bar: day.kind === 'closed' ? 'closed' : 'hours', reason: day.reason };
  for (const exception of calendar.exceptions) {
    const taking = isInForce(exception, now) ? findTaking(exception, spot, calendar, now) : undefined;
    if (taking !== undefined) return taking;
  }
  return undefined;
}
