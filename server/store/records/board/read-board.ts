// Leads as the call board asks for them.
import type { NewestLead } from '#domain/leads/board.ts';
import { eventOf, listEventsOf } from '#server/store/records/events/event-rows.ts';
import { contentOfRow } from '#server/store/records/leads/content-rows.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { amendmentOf, leadOf, listAmendmentsOf } from '#server/store/records/leads/lead-rows.ts';
import { isOfChange } from '#server/store/records/leads/amended-content.ts';
import { listChangesOfLeads } from '#server/store/records/leads/latest-changes.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import type { Amendment } from '#domain/leads/lead.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';

/** A lead with what its sender added since, the latest of each kind, and what those say that were merged into it. */
export type OpenedLead = KeptLead & {
  readonly changes: readonly RequestChange[];
  readonly joined: readonly Amendment[];
};

/** One lead with all that was sent again and done for it, also for those that were merged into it. */
export async function findLead(database: LeadDatabase, id: string): Promise<OpenedLead | undefined> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const ids = await listFamily(database, id);
  const others = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .where('id', '<>', id)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const amendments = await listAmendmentsOf(database, ids);
  const events = await listEventsOf(database, ids);
  const changes = await listChangesOfLeads(database, [id]);
  return {
    ...leadOf(row),
    // What was changed on the page of the request stands in the lead and its history.
    amendments: amendments.filter((one) => !isOfChange(one)).map(amendmentOf),
    joined: others.map((one) => ({ id: one.id, receivedAt: one.received_at, content: contentOfRow(one) })),
    // That another was merged into it stands there once.
    events: events.filter(({ lead_id, outcome }) => lead_id === id || outcome !== 'merged').map(eventOf),
    changes: changes.get(id) ?? [],
  };
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
