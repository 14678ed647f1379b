import type { BoardLead } from '#domain/leads/board-lead.ts';
import { calledAgainStates, type LeadState } from '#domain/leads/lead.ts';
import { plannedVisitOf } from '#site/islands/board/lead/lead-chips.ts';

/** What can come of a call, in the order of the buttons; the keys 1 to 6 press them. */
const callOutcomes = ['no-answer', 'called', 'booked', 'done', 'not-ours', 'spam'] as const;

/** Somebody still has to ring them. */
export function isWaiting({ state, followUpAt }: BoardLead): boolean {
  const isCalledAgain = calledAgainStates.some((one) => one === state) && followUpAt !== null;
  return state === 'open' || state === 'no-answer' || isCalledAgain;
}

/** It waits for somebody, but for no call: its sender called it off, or had it erased. Who was to go is told, and it is closed. */
export function isToClose(lead: BoardLead): boolean {
  return isWaiting(lead) && (lead.erasedAt !== null || (lead.canceledAt !== null && lead.state === 'called'));
}

/** What can be said of a lead as it stands: also back to the list, if it was dealt with. */
export function outcomesOf(lead: BoardLead): readonly LeadState[] {
  if (isWaiting(lead)) return callOutcomes;
  // Who is booked and calls wants another time: the visit is moved.
  const hasVisit = plannedVisitOf(lead) !== undefined;
  const others = callOutcomes.filter(
    (outcome) => outcome !== lead.state || (outcome === 'booked' && hasVisit),
  );
  return ['open', ...others];
}
