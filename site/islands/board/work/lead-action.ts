import type { QuestionOf } from '#domain/board/board-call.ts';
import type { markLead } from '#domain/board/lead-actions.ts';
import type { BoardLead, UnseenEvent } from '#domain/leads/board-lead.ts';
import type { Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, seenOf } from '#site/islands/board/answers/lead-refusal.ts';

type Mark = QuestionOf<typeof markLead>;

/** What an operator did with a lead at one press. */
export type LeadAction = {
  readonly outcome: Mark['outcome'] | 'merged' | 'moved' | 'canceled';
  readonly note?: string;
  /** When they are to be called again. */
  readonly followUpAt?: number;
  /** The operator knows that another is calling them. */
  readonly takesOver?: boolean;
};

/** What an operator says of a lead. */
export type MarkAction = LeadAction & Pick<Mark, 'outcome'>;

/** The state of the last action on a lead. */
export type ActionState =
  | { readonly kind: 'saving' | 'failed' | 'away'; readonly action: LeadAction }
  /** Why, as the server names it. */
  | { readonly kind: 'refused'; readonly action: LeadAction; readonly why: string }
  /** It can be taken back as long as `canUndo`. */
  | { readonly kind: 'saved'; readonly action: LeadAction; readonly id: string; readonly canUndo: boolean }
  | { readonly kind: 'undoing'; readonly action: LeadAction; readonly id: string }
  | { readonly kind: 'undone'; readonly action: LeadAction }
  /** What is taken by now, if it is that; else something else was done since. */
  | { readonly kind: 'not-undone'; readonly action: LeadAction; readonly why?: string | undefined }
  /** Somebody else was faster, or is calling them; the row shows how it is now. */
  | { readonly kind: 'changed'; readonly action: LeadAction; readonly since: UnseenEvent | undefined }
  | { readonly kind: 'held'; readonly action: LeadAction; readonly by: string };

/** So long an action can be taken back. */
export const undoMs = 10_000;

/** What is sent: the action, and what the operator saw, so that the server refuses it if the lead has changed. */
export function markOf(id: string, lead: BoardLead, action: MarkAction): Mark {
  return { id, note: '', ...action, ...seenOf(lead) };
}

/** Whether an action ends the work on a lead for now, so that its row is done with. */
export function isSettling({ outcome }: LeadAction): boolean {
  return outcome !== 'note' && outcome !== 'calling' && outcome !== 'merged';
}

/** Whether an action can still be taken back, and its row stays for that where it is. */
export function keepsRow(state: ActionState | undefined): boolean {
  if (state?.kind !== 'saved' || !state.canUndo) return false;
  return isSettling(state.action) || state.action.outcome === 'merged';
}

/** The state of an action whose answer was not its lead. */
export function refusedAs(asked: Asked<unknown>, action: LeadAction): ActionState {
  if (asked.kind === 'away') return { kind: 'away', action };
  if (asked.kind !== 'refused') return { kind: 'failed', action };
  const { lead, since } = readRefusal(asked.answer);
  if (asked.why === 'held') return { kind: 'held', action, by: lead?.heldBy ?? '' };
  return asked.why === 'changed'
    ? { kind: 'changed', action, since }
    : { kind: 'refused', action, why: asked.why };
}
