// A lead as its sender sees it.
import { listPhotos, type PhotoFacts } from '#server/store/records/photos/read-photos.ts';
import { completeLeads } from '#server/store/records/leads/read-leads.ts';
import { findLatestVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { listChangesOfLeads, type KeptChange } from '#server/store/records/leads/latest-changes.ts';
import { findToldVisit } from '#server/store/records/notices/told-visit.ts';
import { listMergedRequests, type MergedRequest } from '#server/store/records/leads/merged-leads.ts';
import { findRemainingId } from '#server/store/records/leads/remaining-lead.ts';
import { deviceLifeMs } from '#server/store/records/links/request-token.ts';
import type { NotifiedVisit, CurrentVisit } from '#domain/visits/visit-news.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';

/** A lead as its sender sees it, with the visit that was agreed last. */
export type MyRequest = KeptLead & {
  readonly visit: CurrentVisit | undefined;
  /** What they were mailed of it last. */
  readonly toldVisit: NotifiedVisit | undefined;
  /** The latest of each kind. */
  readonly changes: readonly KeptChange[];
  readonly photos: readonly PhotoFacts[];
  /** What their requests ask for that were merged into it. */
  readonly merged: readonly MergedRequest[];
  /** When the link was made by which it is seen; undefined to the device that sent it. */
  readonly linkMadeAt: number | undefined;
};

export type RequestQuestion = {
  readonly tokenHash: string;
  /** A link, or a device of either kind. */
  readonly kind: 'link' | 'device';
  readonly now: number;
};

/** The lead that a token leads to; undefined if it leads nowhere. */
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
  // A lead that was merged into another is shown as that.
  const leadId = link && (await findRemainingId(database, link.lead_id));
  if (leadId === undefined) return undefined;
  const row = await database.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (row === undefined) return undefined;
  const [lead] = await completeLeads(database, [row]);
  if (lead === undefined) return undefined;
  const [visit, toldVisit, changes, photos, merged] = await Promise.all([
    findLatestVisit(database, lead.id),
    findToldVisit(database, lead.id),
    listChangesOfLeads(database, [lead.id]),
    listPhotos(database, lead.id),
    listMergedRequests(database, [lead.id]),
  ]);
  const linkMadeAt = kind === 'link' ? link?.created_at : (link?.link_made_at ?? undefined);
  return {
    ...{ ...lead, visit, toldVisit, photos, linkMadeAt },
    ...{ changes: changes.get(lead.id) ?? [], merged: merged.get(lead.id) ?? [] },
  };
}
