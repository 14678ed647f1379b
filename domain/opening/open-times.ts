// When the company is open, and when it will be next. Instants are milliseconds since 1970.
import type { RegionSlug } from '#content/places/regions.ts';
import { addDays, instantOn, localDateAt, type LocalDate } from './local-date.ts';
import type { OpeningCalendar } from './opening-calendar.ts';
import { hoursOn, isRestDay } from './opening-days.ts';

/** From the first instant that is open to the first that is closed. */
export type OpenSpan = { readonly date: LocalDate; readonly fromMs: number; readonly untilMs: number };

/** No company closes for longer; after it, the standing hours hold. */
const furthestDays = 800;

/** When the company is open on a day; undefined when it is closed. */
export function openSpanOn(calendar: OpeningCalendar, date: LocalDate): OpenSpan | undefined {
  const { timeZone } = calendar.hours;
  const hours = hoursOn(calendar, date);
  if (hours === undefined) return undefined;
  return {
    date,
    fromMs: instantOn(date, hours.opensAtHour, timeZone),
    untilMs: instantOn(date, hours.closesAtHour, timeZone),
  };
}

/** The first open time that ends after an instant: the one that is running, else the next to come. */
function openSpanFrom(calendar: OpeningCalendar, instantMs: number): OpenSpan {
  const today = localDateAt(instantMs, calendar.hours.timeZone);
  for (let days = 0; days < furthestDays; days += 1) {
    const span = openSpanOn(calendar, addDays(today, days));
    if (span !== undefined && instantMs < span.untilMs) return span;
  }
  return openSpanFrom(
    { ...calendar, exceptions: [] },
    instantOn(addDays(today, furthestDays), 0, calendar.hours.timeZone),
  );
}

/** Whether the company is open: from the opening hour (included) to the closing hour (excluded). */
export function isOpenAt(calendar: OpeningCalendar, instantMs: number): boolean {
  return openSpanFrom(calendar, instantMs).fromMs <= instantMs;
}

/** The instant the company is open next; the same instant while it is open. */
export function openFrom(calendar: OpeningCalendar, instantMs: number): number {
  return Math.max(instantMs, openSpanFrom(calendar, instantMs).fromMs);
}

/** When the doors open on the first working day from a day on: neither closed nor a holiday on which nobody else can be reached. */
export function workdayOpensAt(calendar: OpeningCalendar, date: LocalDate): number {
  const open = openSpanFrom(calendar, instantOn(date, 0, calendar.hours.timeZone));
  return isRestDay(calendar, open.date) ? workdayOpensAt(calendar, addDays(open.date, 1)) : open.fromMs;
}

/** The next time the doors open, after an instant: while it is open, that of another day. */
export function nextOpening(calendar: OpeningCalendar, instantMs: number): number {
  const { fromMs, untilMs } = openSpanFrom(calendar, instantMs);
  return instantMs < fromMs ? fromMs : openSpanFrom(calendar, untilMs).fromMs;
}

/** The instant at which so many milliseconds of open time have gone by. */
export function afterOpenTime(calendar: OpeningCalendar, instantMs: number, lastsMs: number): number {
  const { fromMs, untilMs } = openSpanFrom(calendar, instantMs);
  const startsAt = Math.max(instantMs, fromMs);
  const leftMs = untilMs - startsAt;
  return lastsMs <= leftMs ? startsAt + lastsMs : afterOpenTime(calendar, untilMs, lastsMs - leftMs);
}

/** Until when we are away from a region; the same instant when we are there. */
function backFrom(
  { exceptions }: OpeningCalendar,
  instantMs: number,
  region: RegionSlug | undefined,
): number {
  const until = exceptions.flatMap((exception) =>
    exception.kind === 'away' &&
    exception.regions.some((own) => own === region) &&
    exception.fromMs <= instantMs &&
    instantMs < exception.untilMs
      ? [exception.untilMs]
      : [],
  );
  return Math.max(instantMs, ...until);
}

/** The first instant that is open, and at which we are not away from the region. */
export function servedFrom(
  calendar: OpeningCalendar,
  instantMs: number,
  region: RegionSlug | undefined,
): number {
  const open = openFrom(calendar, instantMs);
  const back = backFrom(calendar, open, region);
  return back === open ? open : servedFrom(calendar, back, region);
}
