import { followUpStates, type LeadState } from './lead.ts';

/** What a lead is after a mark. Who was called about a visit that still stands stays booked, whatever came of the call. */
export function markedState(mark: LeadState, hasVisit: boolean): LeadState {
  const isCall = mark === 'open' || followUpStates.some((state) => state === mark);
  return hasVisit && isCall ? 'booked' : mark;
}
