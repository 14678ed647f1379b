// What visitors add to their request, correct or cancel. It is kept beside what they sent first, and staff are told.
import type { LeadContent } from '#domain/leads/lead.ts';
import { releaseOutdated } from '#server/store/records/holds/release-outdated.ts';
import { hashOfChange, stringifyContent } from '#server/store/records/leads/amended-content.ts';
import { cancelLead } from './cancel-lead.ts';
import { correctLead } from '#server/store/records/leads/correct-lead.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import { reviseVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { oweBooking } from '#server/store/records/notices/owe-booking.ts';
import { addNotices } from '#server/store/records/notices/add-notices.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { Action } from '#server/store/records/events/action.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { NoticeChannel } from '#server/store/records/notices/notice.ts';

/** What a visitor changes at once. The same id again changes nothing more. */
export type RequestChanging = Action & {
  readonly leadId: string;
  readonly changes: readonly RequestChange[];
  /** How what was sent differs by it. */
  readonly content: Partial<LeadContent>;
  /** The same in words, for staff. */
  readonly note: string;
  /** Where staff hear of it. */
  readonly channels: readonly NoticeChannel[];
};

/** Nobody has as much to say of a broken appliance. */
const mostChanges = 60;

/** A booked customer who asks for another time, or lives elsewhere, is on the list of those to call again; no reminder or alarm is owed for it. */
async function callAgain(transaction: LeadTransaction, leadId: string, at: number): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ follow_up_at: at })
    .where('id', '=', leadId)
    .where('state', '=', 'booked')
    .execute();
}

/** Keeps changes of a request, or says why not. */
export async function changeRequest(
  transaction: LeadTransaction,
  changing: RequestChanging,
): Promise<'kept' | 'unknown' | 'too many'> {
  const { id, at, changes, content, note, operator, channels } = changing;
  const row = await lockRemaining(transaction, changing.leadId);
  if (row?.erased_at !== null) return 'unknown';
  const leadId = row.id;
  const before = await transaction
    .selectFrom('request_changes')
    .select('id')
    .where('lead_id', '=', leadId)
    .execute();
  const rows = changes.map(({ kind, text }) => ({ id: `${id}.${kind}`, lead_id: leadId, at, kind, text }));
  if (before.some((known) => known.id.startsWith(`${id}.`))) return 'kept';
  if (before.length + rows.length > mostChanges) return 'too many';
  await transaction.insertInto('request_changes').values(rows).execute();
  await transaction
    .insertInto('lead_amendments')
    .values({
      id,
      lead_id: leadId,
      content_hash: hashOfChange(id, 'customer'),
      received_at: at,
      content: await stringifyContent(transaction, row, content, note),
    })
    .execute();
  const isElsewhere = content.zip !== undefined && row.zip !== '' && content.zip !== row.zip;
  if (isElsewhere || changes.some(({ kind }) => kind === 'another-time'))
    await callAgain(transaction, leadId, at);
  await releaseOutdated(transaction, { id, leadId, at }, changes);
  await correctLead(transaction, row, content);
  await reviseVisit(transaction, leadId, at);
  await oweBooking(transaction, row, { press: id, at });
  if (changes.some(({ kind }) => kind === 'cancel')) await cancelLead(transaction, row, changing);
  else await markLead(transaction, { id, leadId, at, operator, note, outcome: 'note' });
  const notices = channels.map(
    (channel, index) => ({ id: `${id}.${index}`, channel, kind: 'amendment', at }) as const,
  );
  await addNotices(transaction, leadId, postOf(row, at), notices);
  await rewriteWords(transaction, [leadId]);
  return 'kept';
}
