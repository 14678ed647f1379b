// A visit: a technician comes to a lead on a day, within two hours.
import type { LocalDate } from '#domain/opening/local-date.ts';

/** Every window is as long. */
export const windowHours = 2;

/** Full hours of the company's day, the last excluded. */
export type VisitWindow = { readonly fromHour: number; readonly toHour: number };

/** `moved` still is to come, at another time than was told first. */
export const visitStates = ['set', 'on-the-way', 'done', 'moved', 'cancelled', 'no-show'] as const;
export type VisitState = (typeof visitStates)[number];

/** States of a visit that is still to be made, and takes a place of its window. */
export const plannedStates = ['set', 'moved', 'on-the-way'] as const satisfies readonly VisitState[];

export type Visit = {
  readonly id: string;
  readonly leadId: string;
  readonly date: LocalDate;
  readonly window: VisitWindow;
  /** Null while nobody is named. */
  readonly technicianId: string | null;
  readonly note: string;
  readonly state: VisitState;
  /** Counts what was done with it: sent with an action, it guards against what others did meanwhile. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** Who did the last thing with it. */
  readonly by: string;
};

/** What is pressed at a visit. */
export const visitSteps = ['move', 'cancel', 'on-the-way', 'done', 'no-show'] as const;
export type VisitStep = (typeof visitSteps)[number];

export function isPlanned(state: VisitState): boolean {
  return plannedStates.some((planned) => planned === state);
}

/** What can be done with a visit next. */
export function listNextSteps(state: VisitState): readonly VisitStep[] {
  if (!isPlanned(state)) return [];
  return visitSteps.filter((step) => step !== state);
}

/** Somebody has to call them about another time, at once. */
export function asksForCall(step: VisitStep): boolean {
  return step === 'cancel' || step === 'no-show';
}

/** The state a step brings. */
export function stateAfter(step: VisitStep): VisitState {
  if (step === 'move') return 'moved';
  return step === 'cancel' ? 'cancelled' : step;
}

export function windowFrom(fromHour: number): VisitWindow {
  return { fromHour, toHour: fromHour + windowHours };
}
