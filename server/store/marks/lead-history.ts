// What was done with leads, as a press must know it: held until the commit, so that of two presses the second finds the first.
import type { LeadMark, Press } from './marks-store.ts';
import type { LeadRow, LeadTransaction } from '#server/store/tables.ts';

export type PastEvent = {
  readonly id: string;
  readonly lead_id: string;
  readonly at: number;
  readonly outcome: string;
  readonly operator: string;
};

/** The lead, which waits for who holds it, and is held in turn. */
export function holdLead(transaction: LeadTransaction, id: string): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('leads')
    .set((build) => ({ state: build.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Many of them, always in one order: two presses on the same leads do not wait for each other. */
export function holdLeads(
  transaction: LeadTransaction,
  ids: readonly string[],
  { locksRows }: { readonly locksRows: boolean },
): Promise<LeadRow[]> {
  return transaction
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(locksRows, (query) => query.forNoKeyUpdate())
    .execute();
}

/** What was done with each, oldest first. */
export async function listPast(
  transaction: LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PastEvent[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'at', 'outcome', 'operator'])
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.lead_id);
}

/** The event of a press taken back. */
export const undoIdOf = (eventId: string): string => `${eventId}.undo`;

/** The last thing done that still stands: no note, nothing taken back. */
export function findLastStanding(past: readonly PastEvent[]): PastEvent | undefined {
  const undone = new Set(past.map(({ id }) => id).filter((id) => id.endsWith('.undo')));
  return past.findLast(
    ({ id, outcome }) => outcome !== 'note' && !undone.has(undoIdOf(id)) && !undone.has(id),
  );
}

const asOneMs = 60_000;

/** When it is written down: after all before it, also at the same millisecond or by the clock of another server. */
export function timeAfter(past: readonly PastEvent[], at: number): number {
  const last = past.at(-1)?.at ?? -Infinity;
  return last >= at && last - at < asOneMs ? last + 1 : at;
}

/** Whether somebody else is calling them at this moment. */
export function isHeldByOther(
  { held_by, held_until }: Pick<LeadRow, 'held_by' | 'held_until'>,
  { operator, at }: Pick<Press, 'operator' | 'at'>,
): boolean {
  return held_by !== null && held_by !== operator && (held_until ?? 0) > at;
}

/** Whether somebody else did something that the operator had not seen. Notes and calls begun change nothing. */
export function isChangedSince(
  past: readonly PastEvent[],
  row: Pick<LeadRow, 'state'>,
  { seen, operator }: Pick<LeadMark, 'seen' | 'operator'>,
): boolean {
  if (seen === undefined) return false;
  const unseen = past.slice(seen.events);
  if (unseen.length === 0) return row.state !== seen.state;
  return unseen.some((event) => event.operator !== operator && !['note', 'calling'].includes(event.outcome));
}
