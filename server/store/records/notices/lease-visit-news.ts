// A mail or text about a visit taken for sending: what it tells at this moment, to whom, and whether they may be told.
import { dayMs } from '#domain/clocks/durations.ts';
import { mayText } from '#domain/leads/text-consent.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { placeOfZip } from '#domain/opening/today-place.ts';
import { isDayOver, type VisitNews } from '#domain/visits/visit-news.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import { findClosing } from '#domain/visits/visit-spot.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { listMergedRequests } from '#server/store/records/leads/merged-leads.ts';
import { listPersonIds } from '#server/store/records/leads/person-facts.ts';
import { findRemainingId } from '#server/store/records/leads/remaining-lead.ts';
import { readVisitsOfLeads } from '#server/store/records/visits/visits-of-leads.ts';
import { takeMailTurn } from './ration-acknowledgements.ts';
import { readOnTheWay } from './read-on-the-way.ts';
import { recipientHash, type CustomerChannel } from './visit-recipients.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';
import { readVisitNews } from './told-visit.ts';
import type { LeasedNotice, NoticeLease, VisitMail } from './notice.ts';

/** Of one person that are looked through for another visit. */
const mostRequests = 100;

/** To one address, or number: as many as an honest day of setting and moving takes. Each is caused by an action of the desk, whatever was typed into forms. */
export const mostVisitMailsPerDay = 6;

async function isOverShare(
  transaction: LeadTransaction,
  { id, created_at: createdAt }: NoticeRow,
  recipient: string,
): Promise<boolean> {
  const others = await transaction
    .selectFrom('notices')
    .select('id')
    .where('recipient', '=', recipient)
    .where('state', '<>', 'held')
    .where('kind', 'in', ['visit', 'on-the-way'])
    .where('state', '<>', 'canceled')
    .where('id', '<>', id)
    .where('created_at', '>', createdAt - dayMs)
    .limit(mostVisitMailsPerDay)
    .execute();
  return others.length >= mostVisitMailsPerDay;
}

/** What there is to tell now. */
async function readNews(
  transaction: LeadTransaction,
  { id, kind }: NoticeRow,
  leadId: string,
  channel: CustomerChannel,
): Promise<VisitNews | Extract<VisitMail, { readonly kind: 'on-the-way' }>> {
  if (kind === 'visit') return readVisitNews(transaction, leadId, channel);
  const visit = await readOnTheWay(transaction, leadId, id);
  return visit === undefined ? { kind: 'nothing' } : { kind: 'on-the-way', visit };
}

/** Whether somebody still comes to the person, for another request: then one of two was booked too many. */
async function hasOther(transaction: LeadTransaction, { id }: KeptLead): Promise<boolean> {
  const ids = (await listPersonIds(transaction, id, mostRequests)).filter((one) => one !== id);
  if (ids.length === 0) return false;
  const row = await transaction
    .selectFrom('visits')
    .select('id')
    .where('lead_id', 'in', ids)
    .where('state', 'in', plannedStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether no visits are made at the time of theirs, and nobody said that it is made all the same. */
async function isClosed(
  transaction: LeadTransaction,
  { id, zip }: KeptLead,
  calendar: OpeningCalendar,
  now: number,
): Promise<boolean> {
  const leadId = (await findRemainingId(transaction, id)) ?? id;
  const visit = (await readVisitsOfLeads(transaction, [leadId])).get(leadId);
  return visit !== undefined && findClosing(visit, placeOfZip(zip), calendar, now) !== undefined;
}

/** Writes beside the notice what it tells and to whom. */
async function leaseNews(
  transaction: LeadTransaction,
  row: NoticeRow,
  lead: KeptLead,
  { now, calendar }: Pick<NoticeLease, 'now' | 'calendar'>,
): Promise<VisitMail | undefined> {
  const channel = row.channel === 'sms' ? 'sms' : 'email';
  const news = await readNews(transaction, row, lead.id, channel);
  if (news.kind === 'nothing') return news;
  if (news.kind !== 'part' && isDayOver(news.visit.date, now)) return { kind: 'too-late' };
  if (calendar !== undefined && (await isClosed(transaction, lead, calendar, now))) return undefined;
  if (channel === 'sms' && !mayText(lead)) return { kind: 'not-agreed' };
  const recipient = recipientHash(lead, channel);
  await takeMailTurn(transaction);
  if (await isOverShare(transaction, row, recipient)) return { kind: 'held', code: 'held-address-visits' };
  await transaction
    .updateTable('notices')
    .set({ recipient, told: JSON.stringify(news.visit) })
    .where('id', '=', row.id)
    .execute();
  return news.kind === 'canceled' && (await hasOther(transaction, lead)) ? { ...news, ofTwo: true } : news;
}

/**
 * Writes beside the notice what it tells and to whom, and tells it; undefined as long as no visits are made at its time, the owner says,
 * and nobody has kept it all the same. At most six a day go to one address or number, whichever leads they are of.
 */
export async function leaseVisitNews(
  transaction: LeadTransaction,
  row: NoticeRow,
  lead: KeptLead,
  lease: Pick<NoticeLease, 'now' | 'calendar'>,
): Promise<Pick<LeasedNotice, 'visit' | 'merged'> | undefined> {
  const visit = await leaseNews(transaction, row, lead, lease);
  if (visit === undefined) return undefined;
  return { visit, merged: (await listMergedRequests(transaction, [lead.id])).get(lead.id) };
}
