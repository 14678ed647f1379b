import { listPhotos } from '#server/store/photos/read-photos.ts';
import { completeLeads } from '#server/store/leads/read-leads.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';
import type { MyRequest, RequestLink, RequestQuestion } from './my-request-store.ts';
import { findLatestVisit } from './latest-visit.ts';
import { listLatestChanges } from './latest-changes.ts';
import { findToldVisit } from '#server/store/visit-mails/told-visit.ts';
import { findStandingId } from './standing-lead.ts';
import { deviceLifeMs, mostLinks } from './request-token.ts';

/** Adds a way to a lead that is there, and takes away the oldest of its kind when there are too many. */
export async function addRequestLink(
  transaction: LeadTransaction,
  { leadId, tokenHash, kind, createdAt }: RequestLink,
): Promise<void> {
  await transaction
    .insertInto('request_links')
    .values({ token_hash: tokenHash, lead_id: leadId, kind, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const newest = transaction
    .selectFrom('request_links')
    .select('token_hash')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(mostLinks);
  await transaction
    .deleteFrom('request_links')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('token_hash', 'not in', newest)
    .execute();
}

export async function keepRequestLink(transaction: LeadTransaction, link: RequestLink): Promise<boolean> {
  const lead = await transaction
    .selectFrom('leads')
    .select('id')
    .where('id', '=', link.leadId)
    .executeTakeFirst();
  if (lead === undefined) return false;
  await addRequestLink(transaction, link);
  return true;
}

export async function findRequest(
  database: LeadDatabase,
  { tokenHash, kind, now }: RequestQuestion,
): Promise<MyRequest | undefined> {
  const link = await database
    .selectFrom('request_links')
    .select('lead_id')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .$if(kind === 'device', (query) => query.where('created_at', '>', now - deviceLifeMs))
    .executeTakeFirst();
  // A lead that was joined to another is shown as that.
  const leadId = link && (await findStandingId(database, link.lead_id));
  if (leadId === undefined) return undefined;
  const row = await database.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (row === undefined) return undefined;
  const [lead] = await completeLeads(database, [row]);
  if (lead === undefined) return undefined;
  const [visit, toldVisit, changes, photos] = await Promise.all([
    findLatestVisit(database, lead.id),
    findToldVisit(database, lead.id),
    listLatestChanges(database, [lead.id]),
    listPhotos(database, lead.id),
  ]);
  return { ...lead, visit, toldVisit, changes, photos };
}

export async function closeRequestLink(transaction: LeadTransaction, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('request_links').where('token_hash', '=', tokenHash).execute();
}
