// An action at a visit taken back, while nothing else was done with the visit or its lead since.
import type { VisitAnswer } from '#server/store/acts/booking/visit-action.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { undoIdOf } from '#server/store/records/events/lead-history.ts';
import type { InTheWay, Retaking } from './take-again.ts';
import { undoMarks } from './undo-marks.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { lockVisit } from '#server/store/acts/booking/lock-visit.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import type { Action } from '#server/store/records/events/action.ts';
import type { Visit } from '#domain/visits/visit.ts';

/** An action taken back: the visit as it was before, or undefined when there was none. */
export type VisitUndone =
  | { readonly kind: 'undone'; readonly visit: Visit | undefined }
  | InTheWay
  | Extract<VisitAnswer, { readonly kind: 'unknown' | 'changed' }>;

/** `taken` is the action that is taken back, `press` its undoing. */
export type VisitUndo = {
  readonly visitId: string;
  readonly taken: string;
  readonly action: Action;
  readonly retaking?: Retaking | undefined;
};

async function isUndone(transaction: LeadTransaction, actionId: string): Promise<boolean> {
  const event = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('id', '=', undoIdOf(actionId))
    .executeTakeFirst();
  return event !== undefined;
}

/** Takes back an action while nothing else was done since. A booking that is taken back leaves no visit; the lead's history tells of both. */
export async function undoVisit(
  transaction: LeadTransaction,
  { visitId, taken, action: { operator, at }, retaking }: VisitUndo,
  engine: Pick<StoreEngine, 'skipLocked'>,
): Promise<VisitUndone> {
  const held = await lockVisit(transaction, visitId);
  if (held === undefined)
    return (await isUndone(transaction, taken)) ? { kind: 'undone', visit: undefined } : { kind: 'unknown' };
  const { lead, visit: row } = held;
  const undo = { presses: [taken], leadIds: [lead.id], operator, at, retaking };
  const { changed, inTheWay } = await undoMarks(transaction, undo, engine);
  const after = await transaction
    .selectFrom('visits')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirst();
  const visit = after && visitOf(after);
  if (changed.length > 0) return { kind: 'undone', visit };
  return inTheWay ?? { kind: 'changed', visit: visit ?? null };
}
