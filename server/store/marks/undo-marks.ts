// Presses taken back: each lead is what it was, and what the press stopped is owed again.
import { sql } from 'kysely';
import type { LeadTransaction } from '#server/store/tables.ts';
import { restoreVisits } from '#server/store/visits/restore-visits.ts';
import { findLastStanding, holdLeads, listPast, timeAfter, undoIdOf } from './lead-history.ts';
import { parseLeadWas } from './lead-was.ts';
import type { LeadsMarked, MarksUndo } from './marks-store.ts';

type Done = { readonly id: string; readonly lead_id: string; readonly was: string };

async function listDone(
  transaction: LeadTransaction,
  { presses, leadIds }: MarksUndo,
): Promise<readonly Done[]> {
  return transaction
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'was'])
    .where('press', 'in', presses)
    .where('was', '!=', '')
    .$if(leadIds !== undefined, (query) => query.where('lead_id', 'in', leadIds ?? []))
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Those that stopped leads' reminders let them go again, at their own times; those that are past go at once. */
async function restoreNotices(transaction: LeadTransaction, eventIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ state: 'cancelled', owner: null, lease_until: null })
    .where('owed_by', 'in', eventIds)
    .where('state', 'in', ['due', 'leased', 'retry'])
    .execute();
  const wasSent = sql`exists (select 1 from notice_attempts where notice_id = notices.id and outcome in ('sent', 'partly-sent'))`;
  await transaction
    .updateTable('notices')
    .set({ state: sql`case when attempts = 0 then 'due' else 'retry' end`, stopped_by: null })
    .where('stopped_by', 'in', eventIds)
    .where('state', '=', 'cancelled')
    .where(sql<boolean>`not ${wasSent}`)
    .execute();
}

async function restore(
  transaction: LeadTransaction,
  done: readonly Done[],
  undo: MarksUndo,
  past: Awaited<ReturnType<typeof listPast>>,
): Promise<void> {
  if (done.length === 0) return;
  // Leads marked together mostly were alike.
  for (const [was, alike] of Map.groupBy(done, (event) => event.was))
    await transaction
      .updateTable('leads')
      .set(parseLeadWas(was))
      .where(
        'id',
        'in',
        alike.map(({ lead_id }) => lead_id),
      )
      .execute();
  const { operator, at } = undo;
  const events = done.map(({ id, lead_id }) => {
    const undoneAt = timeAfter(past.get(lead_id) ?? [], at);
    return { id: undoIdOf(id), lead_id, at: undoneAt, outcome: 'undone', operator, note: '' };
  });
  await transaction.insertInto('lead_events').values(events).execute();
  const ids = done.map(({ id }) => id);
  await restoreNotices(transaction, ids);
  await restoreVisits(transaction, ids, undo);
}

/** Takes presses back; see the port. Asked again, it is answered alike. */
export async function undoMarks(
  transaction: LeadTransaction,
  undo: MarksUndo,
  engine: { readonly locksRows: boolean },
): Promise<LeadsMarked> {
  if (undo.presses.length === 0) return { changed: [], settled: [], unknown: [] };
  const done = await listDone(transaction, undo);
  const leadIds = [...new Set(undo.leadIds ?? done.map(({ lead_id }) => lead_id))];
  if (leadIds.length === 0) return { changed: [], settled: [], unknown: [] };
  const known = new Set((await holdLeads(transaction, leadIds, engine)).map(({ id }) => id));
  const past = await listPast(transaction, leadIds);
  const eventsOf = (leadId: string) => past.get(leadId) ?? [];
  const isUndone = ({ id, lead_id }: Done) => eventsOf(lead_id).some((event) => event.id === undoIdOf(id));
  const wanted = done.filter(({ id, lead_id }) => findLastStanding(eventsOf(lead_id))?.id === id);
  await restore(transaction, wanted, undo, past);
  const changed = new Set([...wanted, ...done.filter(isUndone)].map(({ lead_id }) => lead_id));
  return {
    changed: leadIds.filter((id) => known.has(id) && changed.has(id)),
    settled: leadIds.filter((id) => known.has(id) && !changed.has(id)),
    unknown: leadIds.filter((id) => !known.has(id)),
  };
}
