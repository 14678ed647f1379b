// What is to be said of a visit because of the hour.
import { instantOn } from '#domain/opening/local-date.ts';
import { isEarly } from './is-early.ts';
import { isPlanned, type Visit } from './visit.ts';

/** over: its time is past, and nobody said what came of it · unassigned: it begins within the hour, and nobody is named. */
export type VisitDue = 'over' | 'unassigned';

const lastHour = 24;

/** Whether the time of a visit that is still planned is past. Who is on the way may be late: that day it is not. */
export function isVisitOver(
  { state, date, window }: Pick<Visit, 'state' | 'date' | 'window'>,
  now: number,
  timeZone: string,
): boolean {
  const endsAtHour = state === 'on-the-way' ? lastHour : window.toHour;
  return isPlanned(state) && now >= instantOn(date, endsAtHour, timeZone);
}

/** Why the desk has to see to a visit now; undefined while it need not. */
export function dueOf(
  visit: Pick<Visit, 'state' | 'date' | 'window' | 'technicianId'>,
  now: number,
  timeZone: string,
): VisitDue | undefined {
  if (!isPlanned(visit.state)) return undefined;
  if (isVisitOver(visit, now, timeZone)) return 'over';
  const isOpen = visit.technicianId === null && visit.state !== 'on-the-way';
  return isOpen && !isEarly(visit, now, timeZone) ? 'unassigned' : undefined;
}
