import { comesAfter } from './lead-cursor.ts';
import { eventOf, listEventsOf } from '#server/store/records/events/event-rows.ts';
import { amendmentOf, leadOf, listAmendmentsOf } from './lead-rows.ts';
import type { KeptLead, LeadFilter } from './kept-lead.ts';
import type { LeadDatabase, LeadRow } from '#server/store/database/tables.ts';

/** More than this no engine is asked for at once. */
const mostAtOnce = 1000;

/** Rows of leads with what was sent again and done for them. */
export async function completeLeads(
  database: LeadDatabase,
  rows: readonly LeadRow[],
): Promise<readonly KeptLead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const amendments = await listAmendmentsOf(database, ids);
  const events = await listEventsOf(database, ids);
  const amendmentsOf = Map.groupBy(amendments, (row) => row.lead_id);
  const eventsOf = Map.groupBy(events, (row) => row.lead_id);
  return rows.map((row) => ({
    ...leadOf(row),
    amendments: (amendmentsOf.get(row.id) ?? []).map(amendmentOf),
    events: (eventsOf.get(row.id) ?? []).map(eventOf),
  }));
}

/** Leads of a kind or state with what was sent again and done for them, newest first; at most a thousand. */
export async function readLeads(
  database: LeadDatabase,
  { openOnly = false, kind, fromMs = 0, untilMs, after, limit = mostAtOnce }: LeadFilter,
): Promise<readonly KeptLead[]> {
  const rows = await database
    .selectFrom('leads')
    .selectAll()
    .$if(openOnly, (query) => query.where('state', '=', 'open'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .where('received_at', '>=', fromMs)
    .$if(untilMs !== undefined, (query) => query.where('received_at', '<', untilMs ?? 0))
    .where(comesAfter(after))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(Math.min(limit, mostAtOnce))
    .execute();
  return completeLeads(database, rows);
}

export async function countLeads(database: LeadDatabase): Promise<number> {
  const { count } = await database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
