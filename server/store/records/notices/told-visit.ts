// What customers were last told of their visits, read from the notices that told them.
import { z } from 'zod';
import { findVisitNews, isMade, type VisitNews, type NotifiedVisit } from '#domain/visits/visit-news.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import { parseTexts } from '#server/store/records/leads/text-consents.ts';
import { findLatestVisit, selectVisits } from '#server/store/records/visits/visits-of-leads.ts';
import { findRemainingId } from '#server/store/records/leads/remaining-lead.ts';
import type { NoticeChannel } from './notice.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

const toldColumn = z.object({
  uid: z.string(),
  sequence: z.number(),
  date: z.string(),
  window: z.object({ fromHour: z.number(), toHour: z.number() }),
  technician: z.string().nullable(),
  isOff: z.boolean(),
  part: z.object({ name: z.string(), expectedOn: z.string().nullable() }).optional(),
});

const toldUid = toldColumn.pick({ uid: true });

/** Which visit a notice told of, to its customer or to the company's own software; undefined as long as it told nothing. */
export function findToldUid(column: string): string | undefined {
  return column === '' ? undefined : toldUid.parse(JSON.parse(column)).uid;
}

/** What a customer was told last by mail, or by text, also of a lead that was merged into this one; undefined before any was taken. */
export async function findToldVisit(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
  channel: NoticeChannel = 'email',
): Promise<NotifiedVisit | undefined> {
  const row = await database
    .selectFrom('notices')
    .select('told')
    .where('lead_id', 'in', await listFamily(database, leadId))
    .where('kind', '=', 'visit')
    .where('channel', '=', channel)
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const told = row && toldColumn.parse(JSON.parse(row.told));
  return told !== undefined && (await isFollowed(database, leadId, told)) ? undefined : told;
}

/** Somebody was there then, and another visit was booked since: that is not the one they were told of, put at another time. */
async function isFollowed(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
  { date, window }: NotifiedVisit,
): Promise<boolean> {
  const visits = (await selectVisits(database, [leadId])).map(visitOf);
  return visits
    .slice(0, -1)
    .some((visit) => isMade(visit.state) && visit.date === date && visit.window.fromHour === window.fromHour);
}

/** Their number said STOP and START since they were texted last: they asked for texts anew, and read of their visit once more. */
async function hasBegunAgain(transaction: LeadTransaction, leadId: string): Promise<boolean> {
  const family = await listFamily(transaction, leadId);
  const leads = await transaction.selectFrom('leads').select('texts').where('id', 'in', family).execute();
  const startedAt = Math.max(0, ...leads.map(({ texts }) => parseTexts(texts)?.startedAt ?? 0));
  if (startedAt === 0) return false;
  const since = await transaction
    .selectFrom('notices')
    .select('id')
    .where('lead_id', 'in', family)
    .where('kind', '=', 'visit')
    .where('channel', '=', 'sms')
    .where('state', '=', 'sent')
    .where('sent_at', '>=', startedAt)
    .limit(1)
    .executeTakeFirst();
  return since === undefined;
}

/** What is new for the customer of a lead, or of the one it was merged into; of one that is none of ours, nothing. */
export async function readVisitNews(
  transaction: LeadTransaction,
  leadId: string,
  channel: NoticeChannel,
): Promise<VisitNews> {
  const id = (await findRemainingId(transaction, leadId)) ?? leadId;
  const lead = await transaction
    .selectFrom('leads')
    .select(['state', 'canceled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (lead?.state === 'spam' || lead?.state === 'not-ours') return { kind: 'nothing' };
  const latest = await findLatestVisit(transaction, id);
  const told = await findToldVisit(transaction, id, channel);
  const news = findVisitNews(told, latest);
  // Who wants nothing any more waits for no part.
  if (news.kind === 'part' && (lead?.state === 'done' || lead?.canceled_at !== null))
    return { kind: 'nothing' };
  if (news.kind !== 'nothing' || told === undefined || channel !== 'sms') return news;
  return (await hasBegunAgain(transaction, id)) ? findVisitNews({ ...told, isOff: true }, latest) : news;
}
