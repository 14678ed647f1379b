import type { BoardVisit } from '#domain/visits/board-visit.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { isEarly } from '#domain/visits/is-early.ts';
import { dueOf, type VisitDue } from '#domain/visits/visit-due.ts';
import { listNextSteps, type VisitStep } from '#domain/visits/visit.ts';
import type { AskedStep } from './EarlyQuestion.tsx';

/** Whether nobody is named to go, while the company has technicians. */
export function isUnsent(
  { technicianId }: Pick<BoardVisit, 'technicianId'>,
  technicians: readonly Technician[],
): boolean {
  return technicianId === null && technicians.some(({ isGone }) => !isGone);
}

/** Whether it is asked about first: long before the window its customer would be told, and nobody was sent to do it. */
export function isDoubtful(
  step: VisitStep,
  visit: BoardVisit,
  technicians: readonly Technician[],
  now: number,
  timeZone: string,
): step is AskedStep {
  if (step === 'done') return isUnsent(visit, technicians);
  return (step === 'on-the-way' || step === 'no-show') && isEarly(visit, now, timeZone);
}

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
  const { state, closing, lead } = visit;
  // "On the way" tells the customer: first somebody has to be going.
  const isOpen = isUnsent(visit, technicians);
  const asksWho = due !== 'over' && isOpen;
  const going = due === 'over' || state === 'on-the-way' ? 'done' : 'on-the-way';
  // A visit that nobody was sent to is hardly done.
  const next = isOpen ? 'move' : going;
  const hidden = [...(closing === '' ? ['keep'] : []), ...(asksWho ? ['on-the-way'] : [])];
  return {
    due,
    next,
    asksWho,
    steps: listNextSteps(visit, lead.state).filter((step) => !hidden.includes(step)),
  };
}
