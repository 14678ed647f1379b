// Where days and weeks begin in the company's zone, for the figures of the board. A day of a clock change has 23 or 25 hours.
import { dayMs, hourMs } from '#domain/clocks/durations.ts';
import { instantOfHour, wallTimeAt } from '#domain/clocks/wall-time.ts';
import { figureWeeks, periodDays, type FigurePeriod, type HourFigures } from './board-figures.ts';
import type { Span } from './figure-slices.ts';

/** Midnight at the beginning of the day that is so many days after that of an instant. */
export function dayStartsAt(instantMs: number, timeZone: string, daysLater = 0): number {
  return instantOfHour(wallTimeAt(instantMs, timeZone), 0, timeZone, daysLater);
}

/** 0 for a Monday, 6 for a Sunday. */
export function weekdayOf(instantMs: number, timeZone: string): number {
  const { year, month, day } = wallTimeAt(instantMs, timeZone);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** Midnight at the beginning of the Monday of a week; `weeksLater` counts from the week of the instant. */
export function weekStartsAt(instantMs: number, timeZone: string, weeksLater = 0): number {
  return dayStartsAt(instantMs, timeZone, 7 * weeksLater - weekdayOf(instantMs, timeZone));
}

/** "2026-11-16" */
export function dateOf(instantMs: number, timeZone: string): string {
  const { year, month, day } = wallTimeAt(instantMs, timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** When the weeks of the bars begin, the oldest first. */
export function listWeekStarts(nowMs: number, timeZone: string): readonly number[] {
  return Array.from({ length: figureWeeks }, (_, index) =>
    weekStartsAt(nowMs, timeZone, index + 1 - figureWeeks),
  );
}

/** When a period begins. */
export function periodStartsAt(period: FigurePeriod, nowMs: number, timeZone: string): number {
  return period === 'quarter'
    ? weekStartsAt(nowMs, timeZone, 1 - figureWeeks)
    : dayStartsAt(nowMs, timeZone, 1 - periodDays[period]);
}

/** The time from the first of some moments to `untilMs`, cut at each of them. */
export function cutTime(moments: readonly number[], untilMs: number): readonly Span[] {
  const cuts = [...new Set(moments)].filter((moment) => moment < untilMs).toSorted((a, b) => a - b);
  return cuts.map((fromMs, index) => ({ fromMs, untilMs: cuts[index + 1] ?? untilMs }));
}

export type Arrivals = HourFigures & { readonly atMs: number };

/** Arrivals by weekday (Monday first) and hour of the day. Asking the zone for each would take longer than reading them. */
export function countByHour(
  arrivals: readonly Arrivals[],
  timeZone: string,
): readonly (readonly HourFigures[])[] {
  const none: HourFigures = { leads: 0, owed: 0, kept: 0 };
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => none));
  let day = { startsAt: 0, endsAt: 0, weekday: 0 };
  for (const { atMs, leads, owed, kept } of arrivals.toSorted((a, b) => a.atMs - b.atMs)) {
    if (atMs >= day.endsAt)
      day = {
        startsAt: dayStartsAt(atMs, timeZone),
        endsAt: dayStartsAt(atMs, timeZone, 1),
        weekday: weekdayOf(atMs, timeZone),
      };
    const isUsual = day.endsAt - day.startsAt === dayMs;
    const hour = isUsual ? Math.floor((atMs - day.startsAt) / hourMs) : wallTimeAt(atMs, timeZone).hour;
    const row = hours[day.weekday];
    const before = row?.[hour] ?? none;
    if (row !== undefined)
      row[hour] = {
        leads: before.leads + leads,
        owed: before.owed + owed,
        kept: before.kept + kept,
      };
  }
  return hours;
}
