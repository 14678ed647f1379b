// Visits and held windows of a lead that is merged into another: given to that one, and given back when the merge is undone. Whose each
// was is known from the histories, because a booking and a pick have an event of their own there.
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { releaseHeld, selectHeld } from '#server/store/records/holds/held-window-rows.ts';
import { findToldUid } from '#server/store/records/notices/told-visit.ts';

type Way = { readonly from: string; readonly to: string };

const owned = ['visits', 'held_windows'] as const;

/** Gives all visits and windows to another lead. Of windows that are held the one picked last is kept, and none beside a visit. */
export async function giveBelongings(
  transaction: LeadTransaction,
  { from, to, keepsWindow }: Way & { readonly keepsWindow: boolean },
  press: { readonly id: string; readonly at: number },
): Promise<void> {
  const last = await selectHeld(transaction, press.at)
    .where('lead_id', 'in', [from, to])
    .select('held_windows.id')
    .orderBy('held_at', 'desc')
    .orderBy('held_windows.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  for (const leadId of [from, to])
    await releaseHeld(transaction, leadId, { ...press, kept: keepsWindow ? last?.id : undefined });
  for (const table of owned)
    await transaction.updateTable(table).set({ lead_id: to }).where('lead_id', '=', from).execute();
}

/** Takes back what came from a lead, or from one that had been merged into it, and what its customer was told of that. */
export async function takeBelongings(transaction: LeadTransaction, { from, to }: Way): Promise<void> {
  const family = await listFamily(transaction, to);
  const told = transaction.selectFrom('lead_events').select('id').where('lead_id', 'in', family);
  const booked = transaction
    .selectFrom('visit_changes')
    .select('visit_id')
    .where('sequence', '=', 0)
    .where('id', 'in', told);
  const visits = await transaction
    .updateTable('visits')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('id', 'in', booked)
    .returning('id')
    .execute();
  await transaction
    .updateTable('held_windows')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('id', 'in', told)
    .execute();
  const notices = await transaction
    .selectFrom('notices')
    .select(['id', 'told'])
    .where('lead_id', '=', from)
    .where('kind', 'in', ['visit', 'booking'])
    .execute();
  const theirs = notices.filter(({ told: column }) => visits.some(({ id }) => id === findToldUid(column)));
  for (const { id } of theirs)
    await transaction.updateTable('notices').set({ lead_id: to }).where('id', '=', id).execute();
}
