// What the company's own software is owed when a visit changes: one notice at most, which tells what is so when it is sent.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import {
  findBookingNews,
  bookingStates,
  type Booking,
  type BookedVisit,
  type BookingNews,
} from '#domain/visits/booking-news.ts';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { LeadRow, LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';
import { contentOfRow } from '#server/store/records/leads/content-rows.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { readVisitsOfLeads } from '#server/store/records/visits/visits-of-leads.ts';
import { findRemainingId } from '#server/store/records/leads/remaining-lead.ts';
import { rankNotice } from './add-notices.ts';
import { isWaiting } from './notice-sets.ts';
import type { LeasedNotice } from './notice.ts';

/** Longer than an action can be taken back. */
export const bookingDelayMs = 15_000;

/** What the webhook was told of a visit, out of its column. */
export const bookingColumn = z.object({
  ...{ uid: z.string(), visitId: z.string(), sequence: z.number(), state: z.enum(bookingStates) },
  ...{ date: z.string(), window: z.object({ fromHour: z.number(), toHour: z.number() }) },
  technician: z.string().nullable(),
  facts: z.string().default(''),
});

/** What was taken by the webhook last, also of a lead that was merged into this one. */
async function findTold(transaction: LeadTransaction, leadId: string): Promise<Booking | undefined> {
  const row = await transaction
    .selectFrom('notices')
    .select('told')
    .where('lead_id', 'in', await listFamily(transaction, leadId))
    .where('kind', '=', 'booking')
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && bookingColumn.parse(JSON.parse(row.told));
}

type NotedVisit = BookedVisit & { readonly note: string };

/** The visit of a lead that was set last. Of what is told beside it a hash is enough to see that it changed. */
async function findBooked(
  transaction: LeadTransaction,
  lead: LeadRow | undefined,
): Promise<NotedVisit | undefined> {
  if (lead === undefined || lead.state === 'spam' || lead.state === 'not-ours') return undefined;
  const visit = (await readVisitsOfLeads(transaction, [lead.id])).get(lead.id);
  if (visit === undefined) return undefined;
  const { id, sequence, date, window, state, technician, note, part, keptUnder } = visit;
  const told = [contentOfRow(lead), lead.customer, note, part];
  const facts = hash('sha256', JSON.stringify(told), 'base64url');
  const when = { date, window, technician: technician?.split(' ')[0] ?? null };
  return { id, sequence, state, ...when, note, part, keptUnder, facts };
}

/** What is new of the visit of a lead, or of the one it was merged into; of one that is none of ours, nothing. */
async function readBookingNews(
  transaction: LeadTransaction,
  leadId: string,
): Promise<{ readonly news: BookingNews; readonly visit: NotedVisit | undefined }> {
  const id = (await findRemainingId(transaction, leadId)) ?? leadId;
  const lead = await transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  const visit = await findBooked(transaction, lead);
  return { news: findBookingNews(await findTold(transaction, id), visit), visit };
}

/**
 * To be called in the commit that changes a visit, or what is told beside it. What still waits to be told goes with it. `press` is the id of what was done.
 * Owed whether a webhook is set up or not, which the store does not know: without one, whoever sends notices cancels it.
 */
export async function oweBooking(
  transaction: LeadTransaction,
  lead: Pick<LeadRow, 'id' | 'urgent' | 'suspicions'>,
  { press, at }: { readonly press: string; readonly at: number },
): Promise<void> {
  const { kind } = (await readBookingNews(transaction, lead.id)).news;
  const code = (kind === 'nothing' ? 'nothing-new' : 'later-instead') satisfies AnswerCode;
  await transaction
    .updateTable('notices')
    .set({ state: 'canceled', last_code: code })
    .where('lead_id', 'in', await listFamily(transaction, lead.id))
    .where('kind', '=', 'booking')
    .where(isWaiting)
    .execute();
  if (kind === 'nothing') return;
  await transaction
    .insertInto('notices')
    .values({
      ...{ id: `${press}.booking`, lead_id: lead.id, kind: 'booking', channel: 'webhook' },
      ...{ rank: rankNotice('booking', postOf(lead, at)), state: 'due', last_code: null, recipient: null },
      ...{ next_at: at + bookingDelayMs, sent_at: null, attempts: 0, created_at: at },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Writes beside the notice what it tells, and tells it. */
export async function leaseBooking(
  transaction: LeadTransaction,
  row: NoticeRow,
): Promise<Pick<LeasedNotice, 'booking' | 'visitNote' | 'visitPart'>> {
  const { news, visit } = await readBookingNews(transaction, row.lead_id);
  if (news.kind !== 'nothing')
    await transaction
      .updateTable('notices')
      .set({ told: JSON.stringify(news.booking) })
      .where('id', '=', row.id)
      .execute();
  return { booking: news, visitNote: visit?.note ?? '', visitPart: visit?.part ?? null };
}
