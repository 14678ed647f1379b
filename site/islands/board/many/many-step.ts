import type { BoardLead } from '#domain/leads/board-lead.ts';
import { unsettledStates } from '#domain/leads/lead.ts';
import type { ManyStep } from './use-many-marks.ts';

/** Rows can be ticked; also while it is asked whether they are meant. */
export function isChoosing(step: ManyStep): boolean {
  return step.kind !== 'idle' && !('answer' in step);
}

/** Whether a lead can be one of those marked at once. */
export function isOffered({ state }: BoardLead): boolean {
  return unsettledStates.some((unsettled) => unsettled === state);
}
