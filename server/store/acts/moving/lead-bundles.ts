// Leads taken out of a store with all that hangs on them, to be carried into another.
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { readVisitBundle, type VisitBundle, type VisitStaff } from './transfer-visits.ts';
import type { LeadDatabase, LeadTransaction, Tables } from '#server/store/database/tables.ts';

type Rows<Name extends keyof Tables> = readonly Selectable<Tables[Name]>[];

/** A lead as it stands in a store, to the last attempt. */
export type LeadBundle = {
  readonly lead: Selectable<Tables['leads']>;
  readonly amendments: Rows<'lead_amendments'>;
  readonly events: Rows<'lead_events'>;
  readonly notices: Rows<'notices'>;
  readonly attempts: Rows<'notice_attempts'>;
  readonly visits: VisitBundle;
  readonly links: Rows<'request_links'>;
  readonly changes: Rows<'request_changes'>;
};

/** Who may use the call board, with the links and sessions they have, what they changed, and where callers can come from. */
export type BoardStaff = {
  readonly operators: Rows<'operators'>;
  readonly links: Rows<'sign_in_links'>;
  readonly sessions: Rows<'board_sessions'>;
  readonly visits: VisitStaff;
  readonly changes: Rows<'board_changes'>;
  readonly sources: Rows<'lead_sources'>;
};

/** Whether a lead came after that one; without one, all did. */
function comesLater(lead: LeadBundle['lead'] | undefined): RawBuilder<SqlBool> {
  if (lead === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(received_at, id) > (${lead.received_at}, ${lead.id})`;
}

export async function readBundles(
  database: LeadDatabase,
  limit: number,
  after?: LeadBundle,
): Promise<readonly LeadBundle[]> {
  const leads = await database
    .selectFrom('leads')
    .selectAll()
    .where(comesLater(after?.lead))
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  const bundles: LeadBundle[] = [];
  for (const lead of leads) {
    const notices = await database.selectFrom('notices').selectAll().where('lead_id', '=', lead.id).execute();
    bundles.push({
      lead,
      notices,
      amendments: await database
        .selectFrom('lead_amendments')
        .selectAll()
        .where('lead_id', '=', lead.id)
        .execute(),
      visits: await readVisitBundle(database, lead.id),
      changes: await database
        .selectFrom('request_changes')
        .selectAll()
        .where('lead_id', '=', lead.id)
        .execute(),
      links: await database.selectFrom('request_links').selectAll().where('lead_id', '=', lead.id).execute(),
      events: await database.selectFrom('lead_events').selectAll().where('lead_id', '=', lead.id).execute(),
      attempts: await database
        .selectFrom('notice_attempts')
        .selectAll()
        .where('notice_id', 'in', notices.length > 0 ? notices.map(({ id }) => id) : [''])
        .execute(),
    });
  }
  return bundles;
}

export async function dropBundle(
  transaction: LeadTransaction,
  { lead, amendments, events, links }: LeadBundle,
): Promise<boolean> {
  const of = (table: 'lead_amendments' | 'lead_events') =>
    transaction.selectFrom(table).select('id').where('lead_id', '=', lead.id).execute();
  const linked = await transaction
    .selectFrom('request_links')
    .select('token_hash')
    .where('lead_id', '=', lead.id)
    .execute();
  const isChanged =
    linked.length !== links.length ||
    (await of('lead_amendments')).length !== amendments.length ||
    (await of('lead_events')).length !== events.length;
  if (!isChanged) await transaction.deleteFrom('leads').where('id', '=', lead.id).execute();
  return !isChanged;
}
