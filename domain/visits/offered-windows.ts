// The windows of a day in a region, what is left in each, and what takes one away.
import { instantOn, localDateAt, weekdayOf, type LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { openingDay } from '#domain/opening/opening-days.ts';
import type { TodayPlace } from '#domain/opening/today.ts';
import { windowFrom, type VisitWindow } from './visit.ts';
import type { VisitPlan, VisitRegion } from './visit-plan.ts';
import { findTaken, takingBars } from './visit-spot.ts';

/** These can be booked by somebody who confirms it, because a dispatcher may know of a technician near by. The others cannot. */
const softBars = ['full', 'half-gone', 'cutoff'] as const;
export const windowBars = [...softBars, 'past', ...takingBars] as const;
export type WindowBar = (typeof windowBars)[number];

export type OfferedWindow = VisitWindow & {
  readonly places: number;
  readonly taken: number;
  /** Never less than 0, even when more are booked than there are places. */
  readonly left: number;
  /** Why it is not free to book; null when it is. */
  readonly bar: WindowBar | null;
};

export type OfferedDay = {
  readonly date: LocalDate;
  /** Why nobody comes that day, or why some of its windows are gone: what the owner wrote, or empty. */
  readonly reason: string;
  readonly isClosed: boolean;
  readonly windows: readonly OfferedWindow[];
};

/** How many visits a region has in the window that begins at this hour. */
export type CountTaken = (fromHour: number) => number;

export type OfferQuestion = {
  readonly plan: VisitPlan;
  readonly calendar: OpeningCalendar;
  readonly region: VisitRegion;
  /** What alerts and being away are about. */
  readonly place: TodayPlace;
  readonly date: LocalDate;
  readonly now: number;
  readonly countTaken: CountTaken;
};

type Bar = { readonly bar: WindowBar; readonly reason: string };

function findBar(question: OfferQuestion, window: VisitWindow, left: number): Bar | undefined {
  const { calendar, place, date, now } = question;
  const { timeZone, sameDayCutoffHour } = calendar.hours;
  if (now >= instantOn(date, window.toHour, timeZone)) return { bar: 'past', reason: '' };
  const taken = findTaken({ place, date, window }, calendar, now);
  if (taken !== undefined) return taken;
  if (left === 0) return { bar: 'full', reason: '' };
  if (now >= instantOn(date, (window.fromHour + window.toHour) / 2, timeZone))
    return { bar: 'half-gone', reason: '' };
  const isLate = date === localDateAt(now, timeZone) && now >= instantOn(date, sameDayCutoffHour, timeZone);
  return isLate ? { bar: 'cutoff', reason: '' } : undefined;
}

/** Whether the window can still be booked by a dispatcher who is asked and says yes. */
export function mayInsist(bar: WindowBar): bar is (typeof softBars)[number] {
  return softBars.some((soft) => soft === bar);
}

/** The windows of a day as they stand, from the plan's first to its last. */
export function offerDay(question: OfferQuestion): OfferedDay {
  const { plan, calendar, region, date, countTaken } = question;
  const reasons: string[] = [];
  const windows = plan
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .toSorted((a, b) => a.fromHour - b.fromHour)
    .map(({ fromHour, places }) => {
      const window = windowFrom(fromHour);
      const room = places[region] ?? 0;
      const taken = countTaken(fromHour);
      const left = Math.max(0, room - taken);
      const found = findBar(question, window, left);
      if (found !== undefined && found.reason !== '') reasons.push(found.reason);
      return { ...window, places: room, taken, left, bar: found?.bar ?? null };
    });
  const day = openingDay(calendar, date);
  const isClosed = day.kind === 'closed';
  return { date, isClosed, windows, reason: isClosed ? day.reason : (reasons[0] ?? '') };
}

/** Whether anything of a day can be booked, be it by who insists. */
export function isServiceDay({ windows }: OfferedDay): boolean {
  return windows.some(({ bar }) => bar === null || mayInsist(bar));
}

/** A day as it is offered to move a visit: the window it has is left out. */
export function withoutVisit(
  day: OfferedDay,
  visit: { readonly date: LocalDate; readonly window: VisitWindow } | undefined,
): OfferedDay {
  if (visit?.date !== day.date) return day;
  return { ...day, windows: day.windows.filter(({ fromHour }) => fromHour !== visit.window.fromHour) };
}
