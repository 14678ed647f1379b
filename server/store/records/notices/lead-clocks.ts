// The call-back clock of a lead is its reminders and alarms. Here they are stopped and started again.
import type { RawBuilder } from 'kysely';
import type { LeadTransaction } from '#server/store/database/tables.ts';

export const clockKinds = ['reminder', 'alarm'] as const;

/** Leads that were settled by mistake get back the warnings that are still to come, and their alarms in any case. */
export async function restartClocks(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  at: number,
): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .updateTable('notices')
    .set({ state: 'due', stopped_by: null })
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'canceled')
    // Those of a time to call again went with it.
    .where('owed_by', '=', '')
    .where((where) => where.or([where('kind', '=', 'alarm'), where('next_at', '>', at)]))
    .execute();
}

/** Nobody is warned of these any more. The event that stopped them is kept with them, to let them go again. */
export async function stopClocks(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  stoppedBy?: string | RawBuilder<string>,
): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .updateTable('notices')
    .set({ state: 'canceled', owner: null, lease_until: null, stopped_by: stoppedBy ?? null })
    .where('lead_id', 'in', leadIds)
    .where('kind', 'in', clockKinds)
    .where('state', 'in', ['due', 'leased', 'retry'])
    .execute();
}
