// What staff did with a lead. The reminders owed for it stop in the same commit.
import { callOutcomes } from '#domain/leads/lead.ts';
import type { LeadMark } from './kept-lead.ts';
import type { LeadTransaction } from '#server/store/tables.ts';

const clockKinds = ['reminder', 'alarm'] as const;

/** A lead called by mistake gets back the warnings that are still to come, and its alarm in any case. */
async function restartClock(transaction: LeadTransaction, leadId: string, at: number): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ state: 'due' })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'cancelled')
    .where((where) => where.or([where('kind', '=', 'alarm'), where('next_at', '>', at)]))
    .execute();
}

async function stopClock(transaction: LeadTransaction, leadId: string): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ state: 'cancelled', owner: null, lease_until: null })
    .where('lead_id', '=', leadId)
    .where('kind', 'in', clockKinds)
    .where('state', 'in', ['due', 'leased', 'retry'])
    .execute();
}

/** Keeps a mark and the state it brings; false if there is no such lead. The same mark again changes nothing. */
export async function markLead(
  transaction: LeadTransaction,
  { leadId, id, at, outcome, operator, note }: LeadMark,
): Promise<boolean> {
  const lead = await transaction.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst();
  if (lead === undefined) return false;
  const added = await transaction
    .insertInto('lead_events')
    .values({ id, lead_id: leadId, at, outcome, operator, note })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined || outcome === 'note') return true;
  const isCall = callOutcomes.some((call) => call === outcome);
  await transaction
    .updateTable('leads')
    .set({ state: outcome })
    .$if(isCall, (query) =>
      query.set((build) => ({ called_at: build.fn.coalesce('called_at', build.val(at)) })),
    )
    .$if(outcome === 'open', (query) => query.set({ called_at: null }))
    .where('id', '=', leadId)
    .execute();
  if (outcome === 'open') await restartClock(transaction, leadId, at);
  else await stopClock(transaction, leadId);
  return true;
}
