import { amendmentOf, eventOf, leadOf } from './lead-rows.ts';
import type { KeptLead, LeadFilter } from './lead-store.ts';
import type { LeadDatabase } from './tables.ts';

/** Leads of a kind or state with what was sent again for them, newest first. */
export async function readLeads(
  database: LeadDatabase,
  { openOnly = false, kind }: LeadFilter,
): Promise<readonly KeptLead[]> {
  const rows = await database
    .selectFrom('leads')
    .selectAll()
    .$if(openOnly, (query) => query.where('state', '=', 'open'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  const amendments = await database
    .selectFrom('lead_amendments')
    .selectAll()
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const events = await database.selectFrom('lead_events').selectAll().orderBy('at').orderBy('id').execute();
  const amendmentsOf = Map.groupBy(amendments, (row) => row.lead_id);
  const eventsOf = Map.groupBy(events, (row) => row.lead_id);
  return rows.map((row) => ({
    ...leadOf(row),
    amendments: (amendmentsOf.get(row.id) ?? []).map(amendmentOf),
    events: (eventsOf.get(row.id) ?? []).map(eventOf),
  }));
}
