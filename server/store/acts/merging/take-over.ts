// What a lead takes over from one that is merged into it: a visit that is agreed, a call that answered both, a call that was promised.
import { stopClocks } from '#server/store/records/notices/lead-clocks.ts';
import { stateOf } from '#server/store/records/leads/lead-rows.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import type { LeadWas } from '#server/store/records/events/lead-was.ts';

/** The states from "nobody reached them" to "somebody comes"; a settled lead is in none of them. */
const further = ['open', 'no-answer', 'called', 'booked'];

/** A call that nobody took, into a request that has no clock of its own any more: they are to be called back now. */
function isUnanswered({ kind, state }: LeadRow, target: LeadRow): boolean {
  return kind === 'missed-call' && state === 'open' && further.indexOf(target.state) > 0;
}

/**
 * The columns that change at a merge. Undefined where nothing changes: the lead is as far as the merged one, or further; the merged one was
 * canceled; or the lead was sent after the call that the merged one had.
 */
export function columnsTakenOver(
  row: LeadRow,
  target: LeadRow,
  { hasVisit, at }: { readonly hasVisit: boolean; readonly at: number },
): Partial<LeadWas> | undefined {
  if (isUnanswered(row, target)) return { follow_up_at: Math.min(target.follow_up_at ?? at, at) };
  const [reached, before] = [further.indexOf(row.state), further.indexOf(target.state)];
  if (reached < 0 || row.canceled_at !== null || (before < 0 && !hasVisit)) return undefined;
  const wasCalledSince = row.called_at !== null && row.called_at >= target.received_at;
  const isFurther = reached > before && (hasVisit || row.state === 'booked' || wasCalledSince);
  const isSooner = reached === before && (row.follow_up_at ?? Infinity) < (target.follow_up_at ?? Infinity);
  if (!isFurther && !isSooner) return undefined;
  return {
    state: stateOf(row.state),
    called_at: target.called_at ?? row.called_at,
    follow_up_at: row.follow_up_at,
    attempts: target.attempts + row.attempts,
    held_by: null,
    held_until: null,
  };
}

type Taking = {
  /** The merge, which stopped the clocks of the merged lead. */
  readonly press: string;
  /** The event of it in the lead that remains. */
  readonly owedBy: string;
};

/** Nobody is warned of the lead as it was; of a call that was promised in the other, they are warned for this one. */
export async function takeOver(
  transaction: LeadTransaction,
  leadId: string,
  columns: Partial<LeadWas>,
  { press, owedBy }: Taking,
): Promise<void> {
  await transaction.updateTable('leads').set(columns).where('id', '=', leadId).execute();
  await stopClocks(transaction, [leadId], owedBy);
  const promised = await transaction
    .selectFrom('notices')
    .selectAll()
    .where('stopped_by', '=', press)
    .where('owed_by', '!=', '')
    .execute();
  if (promised.length === 0) return;
  const owed = { lead_id: leadId, owed_by: owedBy, stopped_by: null, state: 'due' };
  await transaction
    .insertInto('notices')
    .values(promised.map((notice) => ({ ...notice, ...owed, id: `${notice.id}.${owedBy}` })))
    .execute();
}
