// A visit that is acted on, with its lead.
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { lockLead } from '#server/store/records/events/lead-history.ts';

/** The visit and its lead, locked until the commit; the lead first, as booking does. */
export async function lockVisit(transaction: LeadTransaction, visitId: string) {
  const find = () =>
    transaction.selectFrom('visits').selectAll().where('id', '=', visitId).executeTakeFirst();
  for (let known = await find(); known !== undefined;) {
    const lead = await lockLead(transaction, known.lead_id);
    const visit = await find();
    // While we waited for the lead it may have been merged into another, which the visit is made to since.
    if (lead !== undefined && visit?.lead_id === lead.id) return { lead, visit };
    known = visit;
  }
  return undefined;
}
