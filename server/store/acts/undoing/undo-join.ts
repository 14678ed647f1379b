// Undoing a join, beyond what undoing any press does: each of the two leads has again what was its own.
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { oweVisitMail } from '#server/store/records/notices/owe-visit-mail.ts';
import { takeBelongings } from '#server/store/acts/joining/joined-belongings.ts';
import { undoIdOf } from '#server/store/records/events/lead-history.ts';

export type Join = { readonly eventId: string; readonly leadId: string; readonly into: string };

function selectJoins(transaction: LeadTransaction) {
  return transaction.selectFrom('lead_events').where('outcome', '=', 'merged');
}

/** Those of the presses that joined leads, the latest first: what was joined on is taken apart from its end. */
export async function listJoinPresses(
  transaction: LeadTransaction,
  presses: readonly string[],
): Promise<readonly string[]> {
  const rows = await selectJoins(transaction)
    .select('press')
    .where('press', 'in', presses)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ press }) => press);
}

/** The leads that these events joined, as they still are. */
export async function listJoins(
  transaction: LeadTransaction,
  eventIds: readonly string[],
): Promise<readonly Join[]> {
  const rows = await selectJoins(transaction)
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .select(['lead_events.id', 'leads.id as lead_id', 'merged_into'])
    .where('lead_events.id', 'in', eventIds)
    .execute();
  return rows.flatMap(({ id, lead_id, merged_into }) =>
    merged_into === null ? [] : [{ eventId: id, leadId: lead_id, into: merged_into }],
  );
}

/** To be called when the lead stands for itself again. */
export async function takeApart(
  transaction: LeadTransaction,
  { eventId, leadId, into }: Join,
  at: number,
): Promise<void> {
  await takeBelongings(transaction, { from: into, to: leadId });
  const rows = await transaction.selectFrom('leads').selectAll().where('id', 'in', [leadId, into]).execute();
  for (const row of rows)
    await oweVisitMail(transaction, row, { press: undoIdOf(`${eventId}.${row.id}`), at });
  await rewriteWords(transaction, [leadId, into]);
}
