// What customers were told of their visits, as it stands with the notices that told it.
import { z } from 'zod';
import { findVisitNews, type VisitNews, type VisitTelling } from '#domain/visits/visit-news.ts';
import { findLatestVisit } from '#server/store/my-request/latest-visit.ts';
import type { LeadDatabase, LeadRow, LeadTransaction } from '#server/store/tables.ts';

const toldColumn = z.object({
  uid: z.string(),
  sequence: z.number(),
  date: z.string(),
  window: z.object({ fromHour: z.number(), toHour: z.number() }),
  technician: z.string().nullable(),
  isOff: z.boolean(),
});

/** What a customer was told last; undefined before any mail was taken. */
export async function findToldVisit(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<VisitTelling | undefined> {
  const row = await database
    .selectFrom('notices')
    .select('told')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'visit')
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toldColumn.parse(JSON.parse(row.told));
}

/** What is new for the customer of a lead; of one that is none of ours, nothing. */
export async function readVisitNews(
  transaction: LeadTransaction,
  { id, state }: Pick<LeadRow, 'id' | 'state'>,
): Promise<VisitNews> {
  if (state === 'spam' || state === 'not-ours') return { kind: 'nothing' };
  const standing = await findLatestVisit(transaction, id);
  return findVisitNews(await findToldVisit(transaction, id), standing);
}
