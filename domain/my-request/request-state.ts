// The state of a request, as its page shows it to the sender.
import { dayMs } from '#domain/clocks/durations.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isUnfinished, type UnfinishedState, type VisitState } from '#domain/visits/visit.ts';

/** What the sender sees. */
export type RequestState =
  /** For our call, or our answer by email: what is promised is worded as in the mail. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'tried' | 'called' | 'booked' | 'closed' }
  | { readonly kind: 'visit-set' | 'on-the-way' | 'done' | 'missed' | 'visit-canceled' }
  /** We were there, and have to come again. */
  | { readonly kind: UnfinishedState };

/** Nobody waits for a request this old, but for a part: its sender opens it to send another. */
const longAgoMs = 30 * dayMs;

/** Whether a quote request can be sent again as it is kept: it is over, canceled, or long ago. */
export function canSendAgain(
  lead: Pick<Lead, 'kind' | 'state' | 'canceledAt' | 'receivedAt'>,
  visit: VisitState | undefined,
  now: number,
): boolean {
  if (lead.kind !== 'quote') return false;
  const isOver = ['done', 'closed'].includes(requestState(lead, visit).kind) || lead.canceledAt !== undefined;
  if (isOver) return true;
  return !(visit !== undefined && isUnfinished(visit)) && lead.receivedAt < now - longAgoMs;
}

/** The steps of a request from "received" to "fixed". */
export const requestSteps = ['received', 'call', 'visit', 'fixed'] as const;
export type RequestStep = (typeof requestSteps)[number];

const visitKinds = {
  set: 'visit-set',
  moved: 'visit-set',
  'on-the-way': 'on-the-way',
  done: 'done',
  canceled: 'visit-canceled',
  'no-show': 'missed',
  'waiting-for-part': 'waiting-for-part',
  'return-visit': 'return-visit',
} as const satisfies Readonly<Record<VisitState, RequestState['kind']>>;

/** The state of a request now; its latest visit, if it has one, says more than the state of the lead. */
export function requestState(lead: Pick<Lead, 'state'>, visit: VisitState | undefined): RequestState {
  if (lead.state === 'done') return { kind: 'done' };
  if (lead.state === 'not-ours' || lead.state === 'spam') return { kind: 'closed' };
  if (visit !== undefined && visit !== 'canceled') return { kind: visitKinds[visit] };
  if (lead.state === 'open') return { kind: 'waiting' };
  if (visit !== undefined) return { kind: visitKinds[visit] };
  if (lead.state === 'no-answer') return { kind: 'tried' };
  return { kind: lead.state === 'booked' ? 'booked' : 'called' };
}

const stepOfKind = {
  waiting: 'call',
  tried: 'call',
  called: 'visit',
  booked: 'visit',
  'visit-set': 'visit',
  'on-the-way': 'visit',
  missed: 'visit',
  'waiting-for-part': 'visit',
  'return-visit': 'visit',
  'visit-canceled': 'visit',
  done: 'fixed',
  closed: 'received',
} as const satisfies Readonly<Record<RequestState['kind'], RequestStep>>;

/** The step that a request is at. */
export function stepOf({ kind }: RequestState): RequestStep {
  return stepOfKind[kind];
}

/** Whether a step comes before the one that a request is at. */
export function isPast(step: RequestStep, now: RequestStep): boolean {
  return requestSteps.indexOf(step) < requestSteps.indexOf(now);
}
