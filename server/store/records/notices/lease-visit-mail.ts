// A mail about a visit taken for sending: what it tells at this moment, to whom, and whether they may be told.
import { dayMs } from '#domain/clocks/durations.ts';
import { hash } from 'node:crypto';
import { latestEmail } from '#domain/leads/person.ts';
import { foldAddress } from '#domain/requests/fold-address.ts';
import { isDayOver } from '#domain/visits/visit-news.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { takeMailTurn } from './ration-acknowledgements.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';
import { readVisitNews } from './told-visit.ts';
import type { VisitMail } from './notice.ts';

/** As many as an honest day of setting and moving takes. Each is caused by an action of the desk, whatever was typed into forms. */
export const mostVisitMailsPerDay = 6;

/** What mails to a customer are counted by: the same for addresses that mean one mailbox. */
export function mailboxHash(lead: KeptLead): string {
  return hash('sha256', foldAddress(latestEmail(lead)));
}

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
    .where('kind', '=', 'visit')
    .where('state', '<>', 'cancelled')
    .where('id', '<>', id)
    .where('created_at', '>', createdAt - dayMs)
    .limit(mostVisitMailsPerDay)
    .execute();
  return others.length >= mostVisitMailsPerDay;
}

/** Writes beside the notice what it tells and to whom, and tells it. At most six a day go to one address, whichever leads they are of. */
export async function leaseVisitMail(
  transaction: LeadTransaction,
  row: NoticeRow,
  lead: KeptLead,
  now: number,
): Promise<VisitMail> {
  const news = await readVisitNews(transaction, lead.id);
  if (news.kind === 'nothing') return news;
  if (isDayOver(news.visit.date, now)) return { kind: 'too-late' };
  const recipient = mailboxHash(lead);
  await takeMailTurn(transaction);
  if (await isOverShare(transaction, row, recipient)) return { kind: 'held', code: 'held-address-visits' };
  await transaction
    .updateTable('notices')
    .set({ recipient, told: JSON.stringify(news.visit) })
    .where('id', '=', row.id)
    .execute();
  return news;
}
