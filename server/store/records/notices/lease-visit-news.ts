// A mail or text about a visit taken for sending: what it tells at this moment, to whom, and whether they may be told.
import { dayMs } from '#domain/clocks/durations.ts';
import { mayText } from '#domain/leads/text-consent.ts';
import { isDayOver, type VisitNews } from '#domain/visits/visit-news.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { takeMailTurn } from './ration-acknowledgements.ts';
import { readOnTheWay } from './read-on-the-way.ts';
import { recipientHash, type CustomerChannel } from './visit-recipients.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';
import { readVisitNews } from './told-visit.ts';
import type { VisitMail } from './notice.ts';

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
    .where('state', '<>', 'cancelled')
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

/** Writes beside the notice what it tells and to whom, and tells it. At most six a day go to one address or number, whichever leads they are of. */
export async function leaseVisitNews(
  transaction: LeadTransaction,
  row: NoticeRow,
  lead: KeptLead,
  now: number,
): Promise<VisitMail> {
  const channel = row.channel === 'sms' ? 'sms' : 'email';
  const news = await readNews(transaction, row, lead.id, channel);
  if (news.kind === 'nothing') return news;
  if (isDayOver(news.visit.date, now)) return { kind: 'too-late' };
  if (channel === 'sms' && !mayText(lead)) return { kind: 'not-agreed' };
  const recipient = recipientHash(lead, channel);
  await takeMailTurn(transaction);
  if (await isOverShare(transaction, row, recipient)) return { kind: 'held', code: 'held-address-visits' };
  await transaction
    .updateTable('notices')
    .set({ recipient, told: JSON.stringify(news.visit) })
    .where('id', '=', row.id)
    .execute();
  return news;
}
