// Leads as the call board asks for them.
import type { NewestLead } from '#domain/leads/board.ts';
import { eventOf } from '#server/store/leads/event-rows.ts';
import { amendmentOf, leadOf } from '#server/store/leads/lead-rows.ts';
import type { KeptLead } from '#server/store/leads/kept-lead.ts';
import type { LeadDatabase } from '#server/store/tables.ts';

/** One lead with all that was sent again and done for it. */
export async function findLead(database: LeadDatabase, id: string): Promise<KeptLead | undefined> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const amendments = await database
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('received_at')
    .execute();
  const events = await database
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { ...leadOf(row), amendments: amendments.map(amendmentOf), events: events.map(eventOf) };
}

/** The lead that came last, suspects left out. */
export async function findNewestLead(database: LeadDatabase): Promise<NewestLead | undefined> {
  const row = await database
    .selectFrom('leads')
    .select(['id', 'received_at'])
    .where('suspect', '=', 0)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, receivedAt: row.received_at };
}
