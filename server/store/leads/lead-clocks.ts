// The call-back clocks of leads, as their reminders and alarms keep them: stopped, or going again.
import type { LeadTransaction } from '#server/store/tables.ts';

const clockKinds = ['reminder', 'alarm'] as const;

/** Leads that were settled by mistake get back the warnings that are still to come, and their alarms in any case. */
export async function restartClocks(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  at: number,
): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .updateTable('notices')
    .set({ state: 'due' })
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'cancelled')
    .where((where) => where.or([where('kind', '=', 'alarm'), where('next_at', '>', at)]))
    .execute();
}

/** Nobody is warned of these any more. */
export async function stopClocks(transaction: LeadTransaction, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .updateTable('notices')
    .set({ state: 'cancelled', owner: null, lease_until: null })
    .where('lead_id', 'in', leadIds)
    .where('kind', 'in', clockKinds)
    .where('state', 'in', ['due', 'leased', 'retry'])
    .execute();
}
