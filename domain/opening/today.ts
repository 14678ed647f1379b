// What is true of the company at an instant, in one small answer: for pages, forms and mails alike.
import type { CitySlug } from '#content/places/cities.ts';
import type { County, RegionSlug } from '#content/places/regions.ts';
import { localDateAt, type LocalDate } from './local-date.ts';
import type { OpeningCalendar, PublicAlert, RegionAway } from './opening-calendar.ts';
import { hoursOn, lastingHours, openingDay, type DayHours } from './opening-days.ts';
import { isOpenAt, nextOpening, openSpanOn, servedFrom } from './open-times.ts';
import { sameDayAnswer, type SameDay } from './same-day.ts';

/** Where somebody is, as far as we know: one town with its county and region, or all towns of a region. */
export type TodayPlace = {
  readonly region: RegionSlug | undefined;
  readonly counties: readonly County[];
  readonly cities: readonly CitySlug[];
};

/** When a call is promised: within the minutes the company states, or from an instant on (the minutes count from there). */
export type TodayPromise = { readonly kind: 'minutes' } | { readonly kind: 'from'; readonly at: number };

export type TodayAlert = Pick<PublicAlert, 'id' | 'text' | 'regions' | 'counties' | 'cities' | 'untilMs'>;
export type TodayAway = Pick<RegionAway, 'untilMs' | 'reason'> & { readonly region: RegionSlug };

/** The answer of GET /api/today. Instants are milliseconds since 1970; hours are full hours of the company's zone. */
export type Today = {
  readonly now: number;
  readonly date: LocalDate;
  readonly timeZone: string;
  readonly isOpen: boolean;
  /** When the doors open and close today, whether that is past or to come; null on a closed day. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** When they open the next time; while it is open, on another day. */
  readonly opensNextAt: number;
  readonly callbackMinutes: number;
  readonly promise: TodayPromise;
  readonly sameDay: SameDay;
  /** Those of the place; without a place, all. */
  readonly notices: readonly TodayAlert[];
  readonly away: readonly TodayAway[];
  readonly closedToday?: { readonly reason: string };
  /** Null on a closed day. */
  readonly todayHours: DayHours | null;
  /** Why today's hours are others; empty when they are not. */
  readonly hoursReason: string;
  /** Today is not as the hours the pages were built with say. */
  readonly hoursDifferFromStanding: boolean;
  /** The hours until further notice: those of the build, or what the owner put in their place. */
  readonly lastingHours: DayHours;
};

/** Whether an alert is for somebody at a place. */
export function isAlertFor({ regions, counties, cities }: PublicAlert, place: TodayPlace): boolean {
  if (regions.length + counties.length + cities.length === 0) return true;
  return (
    regions.some((region) => region === place.region) ||
    counties.some((county) => place.counties.includes(county)) ||
    cities.some((city) => place.cities.includes(city))
  );
}

/** The alerts that hold at an instant, for a place or all of them. */
export function listAlerts(
  { exceptions }: OpeningCalendar,
  nowMs: number,
  place?: TodayPlace,
): readonly TodayAlert[] {
  return exceptions.flatMap((alert) => {
    if (alert.kind !== 'notice' || nowMs < alert.fromMs || nowMs >= alert.untilMs) return [];
    if (place !== undefined && !isAlertFor(alert, place)) return [];
    const { id, text, regions, counties, cities, untilMs } = alert;
    return [{ id, text, regions, counties, cities, untilMs }];
  });
}

/** The regions we are away from at an instant; for a place, its own. */
export function listAway(
  { exceptions }: OpeningCalendar,
  nowMs: number,
  place?: TodayPlace,
): readonly TodayAway[] {
  return exceptions.flatMap((away) => {
    if (away.kind !== 'away' || nowMs < away.fromMs || nowMs >= away.untilMs) return [];
    const { regions, untilMs, reason } = away;
    const there = regions.filter((region) => place === undefined || place.region === region);
    return there.map((region) => ({ region, untilMs, reason }));
  });
}

/** What is promised to somebody who asks at an instant. */
function promiseAt(calendar: OpeningCalendar, nowMs: number, region?: RegionSlug): TodayPromise {
  const at = servedFrom(calendar, nowMs, region);
  return at === nowMs ? { kind: 'minutes' } : { kind: 'from', at };
}

/** What the calendar says of an instant, for everybody or for people at a place. */
export function todayAnswer(calendar: OpeningCalendar, nowMs: number, place?: TodayPlace): Today {
  const { timeZone, callbackMinutes, opensAtHour, closesAtHour } = calendar.hours;
  const date = localDateAt(nowMs, timeZone);
  const day = openingDay(calendar, date);
  const span = openSpanOn(calendar, date);
  const isStanding =
    day.kind === 'open' && day.opensAtHour === opensAtHour && day.closesAtHour === closesAtHour;
  return {
    now: nowMs,
    date,
    timeZone,
    isOpen: isOpenAt(calendar, nowMs),
    opensAt: span?.fromMs ?? null,
    closesAt: span?.untilMs ?? null,
    opensNextAt: nextOpening(calendar, nowMs),
    callbackMinutes,
    promise: promiseAt(calendar, nowMs, place?.region),
    sameDay: sameDayAnswer(calendar, nowMs, place?.region),
    notices: listAlerts(calendar, nowMs, place),
    away: listAway(calendar, nowMs, place),
    ...(day.kind === 'closed' && { closedToday: { reason: day.reason } }),
    todayHours: hoursOn(calendar, date) ?? null,
    hoursReason: isStanding ? '' : day.reason,
    hoursDifferFromStanding: !isStanding,
    lastingHours: lastingHours(calendar, date),
  };
}
