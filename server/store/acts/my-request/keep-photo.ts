// Photos beside their lead: kept, told to staff, and taken away again.
import { mostPhotos } from '#domain/my-request/request-limits.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import { hashOfChange, stringifyContent } from '#server/store/records/leads/amended-content.ts';
import { findRemainingId, lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import { addNotices } from '#server/store/records/notices/add-notices.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { PhotoFacts, PhotoName } from '#server/store/records/photos/read-photos.ts';

/** Who does it, and what the lead's history says of it. */
type PhotoAction = PhotoName & { readonly at: number; readonly note: string; readonly operator: string };

export type NewPhoto = PhotoAction &
  Omit<PhotoFacts, 'at'> & {
    readonly webp: Uint8Array;
    /** Where staff hear of it. */
    readonly channels: readonly NoticeChannel[];
  };

/** What comes within this of another photo is the same news. */
export const photoBurstMs = 10 * 60_000;
/** Adding and removing is in the history; nobody has a reason to do it this often. */
export const mostPhotoEvents = 60;

const eventIdOf = (leadId: string, id: string) => `${leadId}.photo.${id}`;

async function tellStaff(transaction: LeadTransaction, row: LeadRow, photo: NewPhoto): Promise<void> {
  const { leadId, at, note, channels } = photo;
  const id = eventIdOf(leadId, photo.id);
  const told = await transaction
    .selectFrom('lead_amendments')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('id', 'like', '%.photo.%')
    .where('received_at', '>', at - photoBurstMs)
    .limit(1)
    .executeTakeFirst();
  if (told !== undefined) return;
  const content = await stringifyContent(transaction, row, {}, note);
  await transaction
    .insertInto('lead_amendments')
    .values({ id, lead_id: leadId, content_hash: hashOfChange(id, 'customer'), received_at: at, content })
    .execute();
  const notices = channels.map(
    (channel, index) => ({ id: `${id}.${index}`, channel, kind: 'amendment', at }) as const,
  );
  await addNotices(transaction, leadId, postOf(row, at), notices);
  await rewriteWords(transaction, [leadId]);
}

/** Whether there may be another photo; the lead is held, so that of two at once the second finds the first. */
async function hasRoom(transaction: LeadTransaction, leadIds: readonly string[]): Promise<boolean> {
  const kept = await transaction
    .selectFrom('lead_photos')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute();
  const events = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .where('id', 'like', '%.photo.%')
    .execute();
  return kept.length < mostPhotos && events.length < mostPhotoEvents;
}

/** Keeps a photo, or says why not; the same picture again is kept once. */
export async function keepPhoto(
  transaction: LeadTransaction,
  sent: NewPhoto,
): Promise<'kept' | 'unknown' | 'too many'> {
  const row = await lockRemaining(transaction, sent.leadId);
  if (row?.erased_at !== null) return 'unknown';
  const leadId = row.id;
  const { id, at, contentHash, width, height, webp, note, operator } = sent;
  const leadIds = await listFamily(transaction, leadId);
  const same = await transaction
    .selectFrom('lead_photos')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  if (same !== undefined) return 'kept';
  if (!(await hasRoom(transaction, leadIds))) return 'too many';
  await transaction
    .insertInto('lead_photos')
    .values({ lead_id: leadId, id, at, content_hash: contentHash, width, height, webp })
    .execute();
  await tellStaff(transaction, row, { ...sent, leadId });
  const mark = { id: eventIdOf(leadId, id), leadId, at, operator, note, takesOver: true } as const;
  await markLead(transaction, { ...mark, outcome: 'note' });
  return 'kept';
}

/** Erases a photo; false if there is none. */
export async function removePhoto(
  transaction: LeadTransaction,
  { id, at, note, operator, ...asked }: PhotoAction,
): Promise<boolean> {
  const leadId = (await findRemainingId(transaction, asked.leadId)) ?? asked.leadId;
  const { numDeletedRows } = await transaction
    .deleteFrom('lead_photos')
    .where('lead_id', 'in', await listFamily(transaction, leadId))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const mark = { id: `${eventIdOf(leadId, id)}.gone`, leadId, at, operator, note, takesOver: true } as const;
  await markLead(transaction, { ...mark, outcome: 'note' });
  return true;
}
