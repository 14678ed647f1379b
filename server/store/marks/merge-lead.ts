// A request joined to another of the same person: it leaves the lists, and its history is shown with the other's.
import { stopClocks } from '#server/store/leads/lead-clocks.ts';
import type { LeadTransaction } from '#server/store/tables.ts';
import { holdLead, isHeldByOther, listPast, timeAfter } from './lead-history.ts';
import { leadWasOf } from './lead-was.ts';
import type { LeadMerge, Marked } from './marks-store.ts';

/** Joins a lead to another, which must stand for itself. The same press again changes nothing. */
export async function mergeLead(transaction: LeadTransaction, merge: LeadMerge): Promise<Marked> {
  const { id, leadId, into, operator, at, takesOver = false } = merge;
  // In one order, so that two who join each other's do not wait for each other.
  const [first, second] = [leadId, into].toSorted();
  if (first === undefined || second === undefined || first === second) return { kind: 'unknown' };
  const held = [await holdLead(transaction, first), await holdLead(transaction, second)];
  const row = held.find((one) => one?.id === leadId);
  const target = held.find((one) => one?.id === into);
  if (row === undefined || target === undefined) return { kind: 'unknown' };
  const told = await transaction
    .selectFrom('lead_events')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (told !== undefined) return { kind: told.lead_id === leadId ? 'marked' : 'changed' };
  if (row.merged_into !== null || target.merged_into !== null) return { kind: 'merged' };
  if (isHeldByOther(row, merge) && !takesOver) return { kind: 'held' };
  const past = (await listPast(transaction, [leadId])).get(leadId) ?? [];
  const event = { id, lead_id: leadId, at: timeAfter(past, at), outcome: 'merged', operator, note: '' };
  await transaction
    .insertInto('lead_events')
    .values({ ...event, press: id, was: leadWasOf(row) })
    .execute();
  await transaction
    .updateTable('leads')
    .set({ merged_into: into, held_by: null, held_until: null })
    .where('id', '=', leadId)
    .execute();
  await stopClocks(transaction, [leadId], id);
  return { kind: 'marked' };
}
