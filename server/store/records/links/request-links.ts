import { listPhotos } from '#server/store/records/photos/read-photos.ts';
import { completeLeads } from '#server/store/records/leads/read-leads.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type {
  MyRequest,
  RequestLink,
  RequestQuestion,
} from '#server/store/acts/my-request/my-request-store.ts';
import { findLatestVisit } from '#server/store/records/visits/latest-visit.ts';
import { listChangesOfLeads } from '#server/store/records/leads/latest-changes.ts';
import { findToldVisit } from '#server/store/records/notices/told-visit.ts';
import { findStandingId } from '#server/store/records/leads/standing-lead.ts';
import { deviceLifeMs, mostLinks } from './request-token.ts';

/** Adds a way to a lead that is there, and takes away the oldest of its kind when there are too many. */
export async function addRequestLink(
  transaction: LeadTransaction,
  { leadId, tokenHash, kind, createdAt, linkMadeAt }: RequestLink,
): Promise<void> {
  await transaction
    .insertInto('request_links')
    .values({
      ...{ token_hash: tokenHash, lead_id: leadId, kind, created_at: createdAt },
      link_made_at: linkMadeAt ?? null,
    })
    // Opened again, it is as if for the first time.
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ created_at: createdAt }))
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
    .select(['lead_id', 'created_at', 'link_made_at'])
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', kind === 'link' ? ['link'] : ['device', 'opened'])
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
    listChangesOfLeads(database, [lead.id]),
    listPhotos(database, lead.id),
  ]);
  const linkMadeAt = kind === 'link' ? link?.created_at : (link?.link_made_at ?? undefined);
  return { ...lead, visit, toldVisit, changes: changes.get(lead.id) ?? [], photos, linkMadeAt };
}

export async function closeRequestLink(transaction: LeadTransaction, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('request_links').where('token_hash', '=', tokenHash).execute();
}
