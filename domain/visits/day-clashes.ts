// What of a day's plan cannot go well: two visits of one technician at a time, and a long way from the stop before.
import { isPlanned, type Visit } from './visit.ts';
import { listFarStops } from './technician-fit.ts';

type DayVisit = Pick<Visit, 'id' | 'technicianId' | 'window' | 'state'> & { readonly zip: string };

export type DayClash = {
  readonly visitId: string;
  /** The same technician has another visit then. */
  readonly isDoubled: boolean;
  /** The stop before, too far away: its ZIP code, and straight miles from there; null when it is near enough. */
  readonly far: { readonly zip: string; readonly miles: number } | null;
};

type Miles = (one: string, other: string) => number | undefined;

function clashOf(visit: DayVisit, others: readonly DayVisit[], milesBetween: Miles): DayClash {
  const { id: visitId, window, zip } = visit;
  const stops = others.map((other) => ({
    ...other.window,
    zip: other.zip,
    miles: milesBetween(other.zip, zip) ?? null,
  }));
  const isDoubled = stops.some((stop) => stop.fromHour < window.toHour && window.fromHour < stop.toHour);
  const before = listFarStops(stops, window).find(({ side }) => side === 'before')?.stop;
  return {
    visitId,
    isDoubled,
    far: before === undefined ? null : { zip: before.zip, miles: Math.round(before.miles ?? 0) },
  };
}

/** Of the visits of a day that are still to be made, those that booking would have asked about; the leg is told at its end. */
export function listDayClashes(visits: readonly DayVisit[], milesBetween: Miles): readonly DayClash[] {
  const planned = visits.filter(({ technicianId, state }) => technicianId !== null && isPlanned(state));
  return planned
    .map((visit) => {
      const others = planned.filter(
        ({ id, technicianId }) => id !== visit.id && technicianId === visit.technicianId,
      );
      return clashOf(visit, others, milesBetween);
    })
    .filter(({ isDoubled, far }) => isDoubled || far !== null);
}
