import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { dueOf, type VisitDue } from '#domain/visits/visit-due.ts';
import { listNextSteps, type VisitStep } from '#domain/visits/visit.ts';

/** What can be pressed at a visit, and what of it comes next. */
export function listPresses(
  visit: BoardVisit,
  technicians: readonly Technician[],
  now: number,
  timeZone: string,
): {
  readonly due: VisitDue | undefined;
  readonly next: VisitStep;
  readonly asksWho: boolean;
  readonly steps: readonly VisitStep[];
} {
  const due = dueOf(visit, now, timeZone);
  const { state, technicianId, closing, lead } = visit;
  // "On the way" tells the customer: first somebody has to be going.
  const asksWho = due !== 'over' && technicianId === null && technicians.some(({ isGone }) => !isGone);
  const going = asksWho ? 'move' : 'on-the-way';
  const next = due === 'over' || state === 'on-the-way' ? 'done' : going;
  const hidden = [...(closing === '' ? ['keep'] : []), ...(asksWho ? ['on-the-way'] : [])];
  return {
    due,
    next,
    asksWho,
    steps: listNextSteps(visit, lead.state).filter((step) => !hidden.includes(step)),
  };
}
