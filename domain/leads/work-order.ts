// The sections of the work list. The store finds and sorts them (server/store/records/board/work-list.ts).
import { calledAgainStates, type LeadState } from './lead.ts';

/**
 * follow-up: to be called again by now, at a time somebody promised · keep: the call can still come in time · missed: it is late ·
 * rest: to be called later, such as what came in the night and is called when the office opens · settled: nothing is to be done; it
 * stays a while on the list, so that who called sees what they did.
 */
export const workSections = ['follow-up', 'keep', 'missed', 'rest', 'settled'] as const;
export type WorkSection = (typeof workSections)[number];

export type WorkFacts = {
  readonly id: string;
  readonly state: LeadState;
  readonly receivedAt: number;
  readonly clockStartsAt: number;
  readonly dueAt: number;
  readonly followUpAt?: number | null | undefined;
};

/** When they are to be called again, as far as the state lets it matter. */
function followUpOf({ state, followUpAt }: WorkFacts): number | undefined {
  return calledAgainStates.some((one) => one === state) ? (followUpAt ?? undefined) : undefined;
}

/** Whether somebody still has to do something about it. */
export function isWork(lead: WorkFacts): boolean {
  return lead.state === 'open' || lead.state === 'no-answer' || followUpOf(lead) !== undefined;
}

/** The section of the work list that a lead is in at an instant. */
export function workSectionOf(lead: WorkFacts, now: number): WorkSection {
  if (lead.state === 'open') {
    if (lead.dueAt < now) return 'missed';
    return lead.clockStartsAt <= now ? 'keep' : 'rest';
  }
  if (!isWork(lead)) return 'settled';
  const followUpAt = followUpOf(lead);
  return followUpAt !== undefined && followUpAt <= now ? 'follow-up' : 'rest';
}
