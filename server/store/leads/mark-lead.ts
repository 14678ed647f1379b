// What staff did with a lead. The reminders owed for it stop in the same commit.
import { callOutcomes } from '#domain/leads/lead.ts';
import type { LeadMark } from './kept-lead.ts';
import { restartClocks, stopClocks } from './lead-clocks.ts';
import type { LeadTransaction } from '#server/store/tables.ts';

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
  if (outcome === 'open') await restartClocks(transaction, [leadId], at);
  else await stopClocks(transaction, [leadId]);
  return true;
}
