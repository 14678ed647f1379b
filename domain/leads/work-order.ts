// In which order the work list shows what is to be done. The store sorts by the same rule (server/store/board/work-list.ts).
import { calledAgainStates, type LeadState } from './lead.ts';

/**
 * keep: the call can still come in time · missed: it is late · follow-up: to be called again by now · rest: everything
 * else, such as what came in the night and is called when the office opens.
 */
export const workSections = ['keep', 'missed', 'follow-up', 'rest'] as const;
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

/** Where a lead stands at an instant. */
export function workSectionOf(lead: WorkFacts, now: number): WorkSection {
  if (lead.state === 'open') {
    if (lead.dueAt < now) return 'missed';
    return lead.clockStartsAt <= now ? 'keep' : 'rest';
  }
  const followUpAt = followUpOf(lead);
  return followUpAt !== undefined && followUpAt <= now ? 'follow-up' : 'rest';
}

/** The time a lead of the rest waits for. */
function restTimeOf(lead: WorkFacts): number {
  if (lead.state === 'open') return lead.clockStartsAt;
  return followUpOf(lead) ?? lead.dueAt;
}

/** What leads of a section are sorted by, the least first. */
function sortKeyOf(lead: WorkFacts, section: WorkSection): number {
  switch (section) {
    case 'keep':
    case 'missed':
      return lead.dueAt;
    case 'follow-up':
      return followUpOf(lead) ?? lead.dueAt;
    case 'rest':
      return restTimeOf(lead);
  }
}

/** Sorts by the sections; in each the least time first, but of those just missed the latest first. */
export function compareWork(one: WorkFacts, other: WorkFacts, now: number): number {
  const [left, right] = [workSectionOf(one, now), workSectionOf(other, now)];
  if (left !== right) return workSections.indexOf(left) - workSections.indexOf(right);
  const order =
    sortKeyOf(one, left) - sortKeyOf(other, right) ||
    one.receivedAt - other.receivedAt ||
    (one.id < other.id ? -1 : 1);
  return left === 'missed' ? -order : order;
}

/** The next instant at which time alone puts the lead into another section; undefined if none does. */
export function nextSectionAt(lead: WorkFacts, now: number): number | undefined {
  // What is due at an instant is late right after it.
  const moments =
    lead.state === 'open' ? [lead.clockStartsAt, lead.dueAt + 1] : [followUpOf(lead) ?? -Infinity];
  return moments.filter((at) => at > now).toSorted((a, b) => a - b)[0];
}
