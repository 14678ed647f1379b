// Many leads marked at once, such as those a flood of machine-made posts leaves behind. In few statements, however many there are.
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { sql } from 'kysely';
import { stateOf } from '#server/store/records/leads/lead-rows.ts';
import { stopClocks } from '#server/store/records/notices/lead-clocks.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { isWork } from '#domain/leads/work-order.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import { lockLeads, isHeldByOther, listPast, timeAfter } from '#server/store/records/events/lead-history.ts';
import { listChangedSince } from '#server/store/records/events/unseen-events.ts';
import { leadWasOf } from '#server/store/records/events/lead-was.ts';
import type { Action } from '#server/store/records/events/action.ts';

/** What an operator says of many leads at once. */
export type LeadsMark = Action & {
  readonly leadIds: readonly string[];
  readonly outcome: 'not-ours' | 'spam' | 'done';
  /** How much had been done with each as the operator saw it, in their order. */
  readonly seenEvents?: readonly number[] | undefined;
};

/** What became of each of the leads. */
export type LeadsMarked = {
  readonly changed: readonly string[];
  /** Left as they are: something else was done with them, or somebody is still to go there. */
  readonly settled: readonly string[];
  readonly unknown: readonly string[];
};

/** The event of each lead, so that the same action again is found. */
const eventIdOf = (press: string, leadId: string) => `${press}.${leadId}`;

function isToDo(row: LeadRow): boolean {
  const facts = { ...row, state: stateOf(row.state), followUpAt: row.follow_up_at };
  const times = { receivedAt: row.received_at, clockStartsAt: row.clock_starts_at, dueAt: row.due_at };
  return row.merged_into === null && isWork({ ...facts, ...times });
}

/** The leads to which somebody is still to go. */
async function listVisited(
  transaction: LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const visits = await transaction
    .selectFrom('visits')
    .select('lead_id')
    .where('lead_id', 'in', leadIds)
    .where('state', 'in', plannedStates)
    .execute();
  return new Set(visits.map(({ lead_id }) => lead_id));
}

async function settle(
  transaction: LeadTransaction,
  rows: readonly LeadRow[],
  { id: press, at, outcome, operator }: LeadsMark,
  past: Awaited<ReturnType<typeof listPast>>,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const events = rows.map((row) => ({
    id: eventIdOf(press, row.id),
    lead_id: row.id,
    at: timeAfter(past.get(row.id) ?? [], at),
    outcome,
    operator,
    note: '',
    press,
    was: leadWasOf(row),
  }));
  await transaction
    .updateTable('leads')
    .set({ state: outcome, follow_up_at: null, held_by: null, held_until: null })
    .where('id', 'in', ids)
    .execute();
  await transaction.insertInto('lead_events').values(events).execute();
  await stopClocks(transaction, ids, sql<string>`cast(${`${press}.`} as text) || lead_id`);
}

/** Marks those that are still to be done. The same press again changes nothing and is answered alike. */
export async function markMany(
  transaction: LeadTransaction,
  mark: LeadsMark,
  engine: Pick<StoreEngine, 'skipLocked'>,
): Promise<LeadsMarked> {
  const leadIds = [...new Set(mark.leadIds)];
  if (leadIds.length === 0) return { changed: [], settled: [], unknown: [] };
  const rows = await lockLeads(transaction, leadIds, engine);
  const told = await transaction
    .selectFrom('lead_events')
    .select('lead_id')
    .where('press', '=', mark.id)
    .execute();
  const before = new Set(told.map(({ lead_id }) => lead_id));
  const seen = new Map(mark.leadIds.map((id, index) => [id, mark.seenEvents?.[index]]));
  const seenOf = ({ id, state }: LeadRow) => {
    const events = seen.get(id);
    return events === undefined ? undefined : { events, state: stateOf(state) };
  };
  const past = await listPast(transaction, leadIds);
  const leads = rows.map((row) => ({ row, seen: seenOf(row) }));
  const differs = await listChangedSince(transaction, leads, past, mark.operator);
  const visited = await listVisited(transaction, leadIds);
  const wanted = rows.filter(
    (row) =>
      !before.has(row.id) &&
      isToDo(row) &&
      !isHeldByOther(row, mark) &&
      !differs.has(row.id) &&
      !visited.has(row.id),
  );
  await settle(transaction, wanted, mark, past);
  const changed = new Set([...before, ...wanted.map(({ id }) => id)]);
  const known = new Set(rows.map(({ id }) => id));
  return {
    changed: leadIds.filter((id) => known.has(id) && changed.has(id)),
    settled: leadIds.filter((id) => known.has(id) && !changed.has(id)),
    unknown: leadIds.filter((id) => !known.has(id)),
  };
}
