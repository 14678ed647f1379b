// What is owed because a visit changed: a mail or a text to its customer, and a word to the company's own software.
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { oweBooking } from './owe-booking.ts';
import { oweOnTheWay, oweVisitNews } from './owe-visit-news.ts';

/** To be called in the commit that changes a visit. `press` is the id of what was done, at that moment. */
export async function oweVisitNotices(
  transaction: LeadTransaction,
  lead: Pick<LeadRow, 'id' | 'urgent' | 'suspicions'>,
  press: { readonly press: string; readonly at: number },
): Promise<void> {
  await oweVisitNews(transaction, lead, press);
  await oweOnTheWay(transaction, lead, press);
  await oweBooking(transaction, lead, press);
}
