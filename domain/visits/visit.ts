// A visit: a technician comes to a lead on a day, within two hours.
import { followUpStates, type LeadState } from '#domain/leads/lead.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { VisitPart } from './visit-part.ts';

/** Every window is as long. */
export const windowHours = 2;

/** Full hours of the company's day, the last excluded. */
export type VisitWindow = { readonly fromHour: number; readonly toHour: number };

/** `moved` still is to come, at another time than was told first. */
export const visitStates = [
  ...(['set', 'on-the-way', 'done', 'moved', 'canceled', 'no-show'] as const),
  ...(['waiting-for-part', 'return-visit'] as const),
] as const;
export type VisitState = (typeof visitStates)[number];

/** States of a visit that is still to be made, and takes a place of its window. */
export const plannedStates = ['set', 'moved', 'on-the-way'] as const satisfies readonly VisitState[];

/** States of a visit that was made, and after which somebody has to come again. */
export const unfinishedStates = ['waiting-for-part', 'return-visit'] as const satisfies readonly VisitState[];

export type UnfinishedState = (typeof unfinishedStates)[number];

export type Visit = {
  readonly id: string;
  readonly leadId: string;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  /** Null while nobody is named. */
  readonly technicianId: string | null;
  readonly note: string;
  readonly state: VisitState;
  /** What it waits for, or what the return visit brings; else null. */
  readonly part: VisitPart | null;
  /** The ids of what the owner closes its window by, and under which it is made all the same; with spaces between. */
  readonly keptUnder: string;
  /** Counts what was done with it: sent with an action, it guards against what others did meanwhile. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Who did the last thing with it. */
  readonly by: string;
};

/** What is pressed at a visit. `part`: the one that it brings is ordered, or comes another day. */
export const visitSteps = [
  ...(['move', 'cancel', 'on-the-way', 'done'] as const),
  ...(['needs-part', 'needs-return', 'no-show', 'keep', 'part'] as const),
] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Why the desk cancels one. Of them the first alone ends the request: its customer wants no visit any more. */
export const cancelReasons = ['customer', 'we-cannot', 'twice', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export function isPlanned(state: VisitState): boolean {
  return plannedStates.some((planned) => planned === state);
}

export function isUnfinished(state: VisitState): state is UnfinishedState {
  return unfinishedStates.some((unfinished) => unfinished === state);
}

/** The part was not put in: the next visit brings it. */
export function leavesPart(state: VisitState): boolean {
  return state === 'waiting-for-part' || state === 'no-show' || state === 'canceled';
}

/** What can be done with a visit next; after it was made, as long as its lead waits for the next one: which part, and when it comes. */
export function listNextSteps(
  { state, part }: Pick<Visit, 'state' | 'part'>,
  leadState: LeadState,
): readonly VisitStep[] {
  if (isUnfinished(state)) return followUpStates.some((one) => one === leadState) ? ['needs-part'] : [];
  if (!isPlanned(state)) return [];
  return visitSteps.filter((step) => step !== state && (step !== 'part' || part !== null));
}

/** Somebody has to call them about another time, at once or later. */
export function asksForCall(step: VisitStep): boolean {
  return !['move', 'on-the-way', 'done', 'keep', 'part'].includes(step);
}

const statesAfter = {
  ...{ move: 'moved', cancel: 'canceled', 'on-the-way': 'on-the-way', done: 'done' },
  ...{ 'needs-part': 'waiting-for-part', 'needs-return': 'return-visit', 'no-show': 'no-show' },
} as const satisfies Readonly<Record<Exclude<VisitStep, 'keep' | 'part'>, VisitState>>;

/** The state a step brings; what is kept, or brings a part that comes another day, stays what it is. */
export function stateAfter(step: VisitStep, before: VisitState): VisitState {
  return step === 'keep' || step === 'part' ? before : statesAfter[step];
}

export function windowFrom(fromHour: number): VisitWindow {
  return { fromHour, toHour: fromHour + windowHours };
}
