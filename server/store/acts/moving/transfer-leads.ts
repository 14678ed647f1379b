// Leads brought into a store with all that hangs on them: from the spool to a database that is back, and from a file to
// PostgreSQL. Doing it twice is the same as doing it once.
import type { Insertable } from 'kysely';
import type { LeadBundle } from './lead-bundles.ts';
import { contentOfRow } from '#server/store/records/leads/content-rows.ts';
import { listConsents, parseTexts, writeConsent } from '#server/store/records/leads/text-consents.ts';
import { deleteLeads } from '#server/store/records/leads/delete-leads.ts';
import { addWords, rewriteWords } from '#server/store/records/search/lead-words.ts';
import { placeLead, type Placed } from '#server/store/records/leads/place-lead.ts';
import { completeNotices, keepNotices } from './transfer-notices.ts';
import { keepVisitBundle } from './transfer-visits.ts';
import type { LeadTransaction, Tables } from '#server/store/database/tables.ts';
import type { ReadPhotoRows } from '#server/store/records/photos/read-photos.ts';

async function insertMissing<
  Name extends 'lead_amendments' | 'lead_events' | 'request_links' | 'request_changes' | 'lead_photos',
>(transaction: LeadTransaction, table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the lead that is there already lacks: other words, what staff did meanwhile, and notices that went out. */
async function completeKept(transaction: LeadTransaction, bundle: LeadBundle, kept: Placed): Promise<void> {
  const { lead } = bundle;
  const mine = <Row extends { readonly lead_id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, lead_id: kept.leadId }));
  const { content_hash, received_at } = lead;
  const differs = kept.kind === 'amends';
  const asAmendment = {
    id: lead.id,
    lead_id: kept.leadId,
    content_hash,
    received_at,
    content: JSON.stringify(contentOfRow(lead)),
  };
  await insertMissing(transaction, 'lead_amendments', [
    ...(differs ? [asAmendment] : []),
    ...mine(bundle.amendments),
  ]);
  await insertMissing(transaction, 'lead_events', mine(bundle.events));
  await keepVisitBundle(transaction, kept.leadId, bundle.visits);
  await insertMissing(transaction, 'request_links', mine(bundle.links));
  await insertMissing(transaction, 'request_changes', mine(bundle.changes));
  await completeNotices(transaction, bundle, kept);
  const { state, called_at, follow_up_at, attempts, held_by, held_until, merged_into } = lead;
  if (state !== 'open')
    await transaction
      .updateTable('leads')
      .set({ state, called_at, follow_up_at, attempts, held_by, held_until, merged_into })
      .where('id', '=', kept.leadId)
      .where('state', '=', 'open')
      .execute();
}

/** Where the lead of a bundle belongs. Carried over a second time, it is the lead it became at the first, unless it was erased since. */
async function placeBundle(transaction: LeadTransaction, { lead }: LeadBundle): Promise<Placed> {
  const same = await transaction
    .selectFrom('leads')
    .select('erased_at')
    .where('id', '=', lead.id)
    .executeTakeFirst();
  const isErasedSince = same?.erased_at === null && lead.erased_at !== null;
  if (isErasedSince) await deleteLeads(transaction, [lead.id]);
  return same === undefined || isErasedSince
    ? placeLead(transaction, lead)
    : { kind: 'repeated', leadId: lead.id };
}

/** Texts that were agreed to there are here, too. A number that said STOP stays stopped. */
async function keepConsent(transaction: LeadTransaction, column: string, leadId: string): Promise<void> {
  const texts = parseTexts(column);
  if (texts === undefined) return;
  const row = await transaction
    .selectFrom('leads')
    .select('erased_at')
    .where('id', '=', leadId)
    .executeTakeFirst();
  // Of who was erased meanwhile nothing comes back.
  if (row?.erased_at !== null) return;
  const given = await listConsents(transaction, texts.phone);
  const stoppedAt = given.find((one) => one.texts.stoppedAt !== null)?.texts.stoppedAt ?? texts.stoppedAt;
  await writeConsent(transaction, leadId, { ...texts, stoppedAt });
}

/** Keeps a lead with all that hangs on it; resolves with the id it has here. */
export async function keepBundle(transaction: LeadTransaction, bundle: LeadBundle): Promise<string> {
  const placed = await placeBundle(transaction, bundle);
  if (placed.kind === 'new') {
    await insertMissing(transaction, 'lead_amendments', bundle.amendments);
    await insertMissing(transaction, 'lead_events', bundle.events);
    await keepVisitBundle(transaction, placed.leadId, bundle.visits);
    await insertMissing(transaction, 'request_links', bundle.links);
    await insertMissing(transaction, 'request_changes', bundle.changes);
    await keepNotices(transaction, bundle.notices, bundle.attempts);
  } else await completeKept(transaction, bundle, placed);
  await keepConsent(transaction, bundle.lead.texts, placed.leadId);
  if (placed.kind === 'new' && bundle.amendments.length + bundle.visits.visits.length === 0)
    await addWords(transaction, bundle.lead);
  else await rewriteWords(transaction, [placed.leadId]);
  return placed.leadId;
}

/** Keeps all photos with their leads, which may have other ids here. */
export async function keepPhotos(
  transaction: LeadTransaction,
  readRows: ReadPhotoRows,
  idHere: ReadonlyMap<string, string>,
): Promise<void> {
  for (let rows = await readRows(undefined); rows.length > 0; rows = await readRows(rows.at(-1))) {
    const mine = rows.map((row) => ({ ...row, lead_id: idHere.get(row.lead_id) ?? row.lead_id }));
    await insertMissing(transaction, 'lead_photos', mine);
  }
}
