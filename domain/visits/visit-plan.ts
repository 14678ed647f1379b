// When visits are made, by weekday, and how many each region takes at once: the owner's plan.
import { regions, type RegionSlug } from '#content/places/regions.ts';
import type { DayHours } from '#domain/opening/opening-days.ts';
import { weekdayOf, type LocalDate } from '#domain/opening/local-date.ts';
import { windowFrom, windowHours, type VisitWindow } from './visit.ts';

/** Where a visit is: a region, or a place that is in none of them. */
export type VisitRegion = RegionSlug | 'outside';

export const visitRegions: readonly VisitRegion[] = [...regions.map(({ slug }) => slug), 'outside'];

/** A window of a weekday (Sunday is 0), and how many visits each region takes in it; a region that is not named takes none. */
export type PlannedWindow = {
  readonly weekday: number;
  readonly fromHour: number;
  readonly places: Readonly<Partial<Record<VisitRegion, number>>>;
};

export type VisitPlan = readonly PlannedWindow[];

/** Nobody sends more to one region at once. */
export const mostPlaces = 50;
const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const;
/** A first guess until the owner says otherwise: two vans a region. */
const placesAtFirst = 2;

/** The region of a slug; what is empty or unknown is outside. */
export function visitRegionOf(slug: string): VisitRegion {
  return visitRegions.find((region) => region === slug) ?? 'outside';
}

/** The plan until the owner makes one: windows from opening to closing, every day. */
export function standingPlan({ opensAtHour, closesAtHour }: DayHours): VisitPlan {
  const count = Math.floor((closesAtHour - opensAtHour) / windowHours);
  const hours = Array.from({ length: count }, (_, index) => opensAtHour + index * windowHours);
  const places = Object.fromEntries(visitRegions.map((region) => [region, placesAtFirst]));
  return daysOfWeek.flatMap((weekday) => hours.map((fromHour) => ({ weekday, fromHour, places })));
}

/** The windows of a day by their time, those of its visits among them, for the plan may have had others when they were booked. */
export function listDayWindows(
  plan: VisitPlan,
  day: LocalDate,
  visits: readonly VisitWindow[],
): readonly VisitWindow[] {
  const planned = plan.filter(({ weekday }) => weekday === weekdayOf(day));
  const hours = new Set([...planned, ...visits].map(({ fromHour }) => fromHour));
  return [...hours].toSorted((one, other) => one - other).map(windowFrom);
}

export type PlanFault = 'no windows' | 'overlap';

/** What is wrong with a plan as a whole; undefined when nothing is. */
export function findPlanFault(plan: VisitPlan): PlanFault | undefined {
  if (plan.length === 0) return 'no windows';
  const sorted = plan.toSorted((a, b) => a.weekday - b.weekday || a.fromHour - b.fromHour);
  const doOverlap = sorted.some((window, index) => {
    const next = sorted[index + 1];
    return next?.weekday === window.weekday && next.fromHour < window.fromHour + windowHours;
  });
  return doOverlap ? 'overlap' : undefined;
}
