// The owner's plan as the cells of a table: a number for each region, weekday and hour; nothing is no window.
import { windowHours } from '#domain/visits/visit.ts';
import type { BoardPlan } from '#domain/visits/board-plan.ts';

type VisitPlan = BoardPlan['windows'];

/** By `keyOf`; what was typed. */
export type PlanCells = Readonly<Record<string, string>>;

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export function keyOf(region: string, weekday: number, fromHour: number): string {
  return `${region} ${weekday} ${fromHour}`;
}

export function cellsOf(plan: VisitPlan): PlanCells {
  return Object.fromEntries(
    plan.flatMap(({ weekday, fromHour, places }) =>
      Object.entries(places).map(([region, count]) => [
        `${region} ${weekday} ${fromHour}`,
        count === 0 ? '' : String(count),
      ]),
    ),
  );
}

/** The hours at which windows begin, in order. */
export function hoursOf(plan: VisitPlan): readonly number[] {
  return [...new Set(plan.map(({ fromHour }) => fromHour))].toSorted((a, b) => a - b);
}

/** A window as it is sent: the server knows the regions. */
type WishedWindow = Omit<VisitPlan[number], 'places'> & { readonly places: Readonly<Record<string, number>> };

/** What is saved: windows in which at least one region takes a visit. */
export function planOf(
  cells: PlanCells,
  hours: readonly number[],
  regions: readonly string[],
): readonly WishedWindow[] {
  return weekdays
    .flatMap((weekday) => hours.map((fromHour) => ({ weekday, fromHour })))
    .flatMap(({ weekday, fromHour }) => {
      const entries = regions
        .map((region): [string, number] => [
          region,
          Number.parseInt(cells[keyOf(region, weekday, fromHour)] ?? '', 10) || 0,
        ])
        .filter(([, count]) => count > 0);
      return entries.length === 0 ? [] : [{ weekday, fromHour, places: Object.fromEntries(entries) }];
    });
}

/** Hours at which another window may begin. */
export function freeHours(hours: readonly number[]): readonly number[] {
  return Array.from({ length: 25 - windowHours }, (_, hour) => hour).filter((hour) => !hours.includes(hour));
}
