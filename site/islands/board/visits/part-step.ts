import type { BoardWords } from '#content/words/board/board-words.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import type { VisitPart } from '#domain/visits/visit-part.ts';
import { isUnfinished, listNextSteps, type Visit, type VisitStep } from '#domain/visits/visit.ts';

export function isPartStep(step: VisitStep): step is 'part' | 'needs-part' {
  return step === 'part' || step === 'needs-part';
}

/** What is said of a part next, as the button that opens its dialog. */
export function partStepText(part: VisitPart | null, { part: words, steps }: BoardWords['visits']): string {
  if (part === null) return steps['needs-part'];
  return part.orderedOn === null ? words.order : words.change;
}

/** The step by which the part of a visit is ordered or changed; undefined where that is over, or there is none. */
export function findPartStep(visit: Pick<Visit, 'state' | 'part'>, leadState: LeadState) {
  const steps = listNextSteps(visit, leadState);
  if (steps.includes('part')) return 'part';
  return isUnfinished(visit.state) && steps.includes('needs-part') ? 'needs-part' : undefined;
}
