// How a request stands, as its sender is told.
import type { Lead } from '#domain/leads/lead.ts';
import type { VisitState } from '#domain/visits/visit.ts';

type Told = Pick<Lead, 'kind' | 'state' | 'phone' | 'receivedAt' | 'clockStartsAt' | 'dueAt'>;

/** What the sender is told. Times are milliseconds since 1970. */
export type RequestState =
  /** We call by then; or, before we open, at the opening. */
  | { readonly kind: 'call-by' | 'call-at-opening'; readonly at: number }
  | { readonly kind: 'answer-by-mail' | 'late' | 'tried' | 'called' | 'booked' | 'closed' }
  | { readonly kind: 'visit-set' | 'on-the-way' | 'done' | 'missed' | 'visit-cancelled' };

/** Where on the way from "received" to "fixed" a request stands. */
export const requestSteps = ['received', 'call', 'visit', 'fixed'] as const;
export type RequestStep = (typeof requestSteps)[number];

const visitKinds = {
  set: 'visit-set',
  moved: 'visit-set',
  'on-the-way': 'on-the-way',
  done: 'done',
  cancelled: 'visit-cancelled',
  'no-show': 'missed',
} as const satisfies Readonly<Record<VisitState, RequestState['kind']>>;

function stateOfCall({ phone, clockStartsAt, dueAt }: Told, now: number): RequestState {
  if (phone === '') return { kind: 'answer-by-mail' };
  if (now > dueAt) return { kind: 'late' };
  return now < clockStartsAt
    ? { kind: 'call-at-opening', at: clockStartsAt }
    : { kind: 'call-by', at: dueAt };
}

/** How a request stands now; its latest visit, where it has one, says more than its state. */
export function requestState(lead: Told, visit: VisitState | undefined, now: number): RequestState {
  if (lead.state === 'done') return { kind: 'done' };
  if (lead.state === 'not-ours' || lead.state === 'spam') return { kind: 'closed' };
  if (visit !== undefined && visit !== 'cancelled') return { kind: visitKinds[visit] };
  if (lead.state === 'open') return stateOfCall(lead, now);
  if (visit !== undefined) return { kind: visitKinds[visit] };
  if (lead.state === 'no-answer') return { kind: 'tried' };
  return { kind: lead.state === 'booked' ? 'booked' : 'called' };
}

const stepOfKind = {
  'call-by': 'call',
  'call-at-opening': 'call',
  'answer-by-mail': 'call',
  late: 'call',
  tried: 'call',
  called: 'visit',
  booked: 'visit',
  'visit-set': 'visit',
  'on-the-way': 'visit',
  missed: 'visit',
  'visit-cancelled': 'visit',
  done: 'fixed',
  closed: 'received',
} as const satisfies Readonly<Record<RequestState['kind'], RequestStep>>;

/** The step that a request is at. */
export function stepOf({ kind }: RequestState): RequestStep {
  return stepOfKind[kind];
}
