// A press at a visit taken back, while nothing else was done with the visit or its lead since.
import { undoIdOf } from '#server/store/records/events/lead-history.ts';
import { undoMarks } from './undo-marks.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { lockVisit } from '#server/store/acts/booking/press-visit.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import type { VisitStore, VisitUndone } from '#server/store/acts/booking/visit-store.ts';

type Undo = Parameters<VisitStore['undoVisit']>[0];

async function isUndone(transaction: LeadTransaction, pressId: string): Promise<boolean> {
  const event = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('id', '=', undoIdOf(pressId))
    .executeTakeFirst();
  return event !== undefined;
}

/** See the port. A booking that is taken back leaves no visit; the lead's history tells of both. */
export async function undoVisit(
  transaction: LeadTransaction,
  { visitId, taken, press: { operator, at } }: Undo,
  engine: { readonly locksRows: boolean },
): Promise<VisitUndone> {
  const held = await lockVisit(transaction, visitId);
  if (held === undefined)
    return (await isUndone(transaction, taken)) ? { kind: 'undone', visit: undefined } : { kind: 'unknown' };
  const { lead, visit: row } = held;
  const undo = { presses: [taken], leadIds: [lead.id], operator, at };
  const { changed } = await undoMarks(transaction, undo, engine);
  const after = await transaction
    .selectFrom('visits')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirst();
  const visit = after && visitOf(after);
  if (changed.length === 0) return { kind: 'changed', visit: visit ?? null };
  return { kind: 'undone', visit };
}
