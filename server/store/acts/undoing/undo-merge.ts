// Undoing a merge, beyond what undoing any action does: each of the two leads has again what was its own.
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { oweVisitNotices } from '#server/store/records/notices/owe-visit-notices.ts';
import { giveUpAddress } from '#server/store/acts/merging/merged-address.ts';
import { mergeIdOf } from '#server/store/acts/merging/merge-lead.ts';
import { hasTakenAddress } from '#server/store/records/events/lead-was.ts';
import { reviseVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { takeBelongings } from '#server/store/acts/merging/merged-belongings.ts';
import { undoIdOf } from '#server/store/records/events/lead-history.ts';

export type Merge = { readonly eventId: string; readonly leadId: string; readonly into: string };

function selectMerges(transaction: LeadTransaction) {
  return transaction.selectFrom('lead_events').where('outcome', '=', 'merged');
}

/** Those of the actions that merged leads, the latest first: what was merged on is taken apart from its end. */
export async function listMergeActions(
  transaction: LeadTransaction,
  presses: readonly string[],
): Promise<readonly string[]> {
  const rows = await selectMerges(transaction)
    .select('press')
    .where('press', 'in', presses)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ press }) => press);
}

/** The leads that these events merged, as they still are. */
export async function listMerges(
  transaction: LeadTransaction,
  eventIds: readonly string[],
): Promise<readonly Merge[]> {
  const rows = await selectMerges(transaction)
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
  { eventId, leadId, into }: Merge,
  at: number,
): Promise<void> {
  await takeBelongings(transaction, { from: into, to: leadId });
  const rows = await transaction.selectFrom('leads').selectAll().where('id', 'in', [leadId, into]).execute();
  const merged = await transaction
    .selectFrom('lead_events')
    .select('was')
    .where('id', '=', mergeIdOf(eventId))
    .executeTakeFirst();
  const [own, other] = [rows.find(({ id }) => id === leadId), rows.find(({ id }) => id === into)];
  const tookAddress = merged !== undefined && hasTakenAddress(merged.was);
  if (own && other && tookAddress) await giveUpAddress(transaction, own, other);
  for (const row of rows) {
    await reviseVisit(transaction, row.id, at);
    await oweVisitNotices(transaction, row, { press: undoIdOf(`${eventId}.${row.id}`), at });
  }
  await rewriteWords(transaction, [leadId, into]);
}
