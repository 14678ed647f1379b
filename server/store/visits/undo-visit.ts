// A press at a visit taken back, while nothing else was done with the visit or its lead since.
import type { LeadTransaction } from '#server/store/tables.ts';
import { lockVisit, writeVisit } from './press-visit.ts';
import { visitOf, visitWas } from './visit-rows.ts';
import { isOvertaken, restoreLead } from './visited-lead.ts';
import type { VisitStore, VisitUndone } from './visit-store.ts';

type Undo = Parameters<VisitStore['undoVisit']>[0];

async function isUndone(transaction: LeadTransaction, pressId: string): Promise<boolean> {
  const event = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('id', '=', pressId)
    .executeTakeFirst();
  return event !== undefined;
}

/** See the port. A booking that is taken back leaves no visit; the lead's history tells of both. */
export async function undoVisit(
  transaction: LeadTransaction,
  { visitId, taken, press }: Undo,
): Promise<VisitUndone> {
  const held = await lockVisit(transaction, visitId);
  if (held === undefined)
    return (await isUndone(transaction, press.id))
      ? { kind: 'undone', visit: undefined }
      : { kind: 'unknown' };
  const { lead, visit: row } = held;
  if (await isUndone(transaction, press.id)) return { kind: 'undone', visit: visitOf(row) };
  const change = await transaction
    .selectFrom('visit_changes')
    .selectAll()
    .where('visit_id', '=', visitId)
    .where('sequence', '=', row.sequence)
    .executeTakeFirst();
  if (change?.id !== taken || (await isOvertaken(transaction, lead.id, change)))
    return { kind: 'changed', visit: visitOf(row) };
  if (change.visit_was === '') {
    await transaction.deleteFrom('visits').where('id', '=', visitId).execute();
    await restoreLead(transaction, lead.id, change.lead_was, press);
    return { kind: 'undone', visit: undefined };
  }
  const was = visitWas.parse(JSON.parse(change.visit_was));
  const visit = await writeVisit(transaction, row, was, press);
  await restoreLead(transaction, lead.id, change.lead_was, press);
  return { kind: 'undone', visit };
}
