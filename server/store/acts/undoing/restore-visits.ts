// Undoing an action, for its visits: each is what it was before, or is gone if the action made it.
import { isPlanned } from '#domain/visits/visit.ts';
import { holdAgain, releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import { undoIdOf } from '#server/store/records/events/lead-history.ts';
import { oweVisitNotices } from '#server/store/records/notices/owe-visit-notices.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { visitWas } from '#server/store/records/visits/visit-rows.ts';

type Undo = { readonly operator: string; readonly at: number };

/** Brings visits back to what they were before these actions; actions that changed no visit are passed over. */
export async function restoreVisits(
  transaction: LeadTransaction,
  presses: readonly string[],
  { operator, at }: Undo,
): Promise<void> {
  if (presses.length === 0) return;
  const changes = await transaction
    .selectFrom('visit_changes')
    .innerJoin('visits', 'visits.id', 'visit_changes.visit_id')
    .select(['visit_changes.id', 'visit_id', 'visit_was', 'visits.sequence', 'visits.lead_id'])
    .where('visit_changes.id', 'in', presses)
    .execute();
  for (const { visit_id, visit_was, sequence } of changes)
    if (visit_was === '') await transaction.deleteFrom('visits').where('id', '=', visit_id).execute();
    else
      await transaction
        .updateTable('visits')
        .set({
          ...visitWas.parse(JSON.parse(visit_was)),
          ...{ sequence: sequence + 1, changed_at: at, operator },
        })
        .where('id', '=', visit_id)
        .execute();
  await holdAgain(transaction, presses);
  for (const { id, lead_id, visit_was } of changes) {
    // Planned again, it needs no window beside it.
    const isAgain = visit_was !== '' && isPlanned(visitWas.parse(JSON.parse(visit_was)).state);
    if (isAgain) await releaseHeld(transaction, lead_id, { id: undoIdOf(id), at });
    const lead = await transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', lead_id)
      .executeTakeFirst();
    if (lead !== undefined) await oweVisitNotices(transaction, lead, { press: undoIdOf(id), at });
  }
  await rewriteWords(transaction, [...new Set(changes.map(({ lead_id }) => lead_id))]);
}
