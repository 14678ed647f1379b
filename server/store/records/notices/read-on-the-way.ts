// That a technician is on the way: whether it is so, and not told yet.
import type { NotifiedVisit } from '#domain/visits/visit-news.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { findRemainingId } from '#server/store/records/leads/remaining-lead.ts';
import { findLatestVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { findToldUid } from './told-visit.ts';

/** The visit somebody is on the way to, if its customer was not told so; `except` is the notice that is about to tell it. */
export async function readOnTheWay(
  transaction: LeadTransaction,
  leadId: string,
  except = '',
): Promise<NotifiedVisit | undefined> {
  const id = (await findRemainingId(transaction, leadId)) ?? leadId;
  const current = await findLatestVisit(transaction, id);
  if (current?.state !== 'on-the-way') return undefined;
  const told = await transaction
    .selectFrom('notices')
    .select('told')
    .where('lead_id', 'in', await listFamily(transaction, id))
    .where('kind', '=', 'on-the-way')
    .where('state', 'in', ['sent', 'leased'])
    .where('id', '<>', except)
    .execute();
  const { id: uid, sequence, date, window, technician } = current;
  return told.some((row) => findToldUid(row.told) === uid)
    ? undefined
    : { uid, sequence, date, window, technician, isOff: false };
}
