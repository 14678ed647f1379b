// What was done with leads, as an action must know it. The lead is locked until the commit, so that the second of two actions finds the
// first.
import type { EventOutcome } from '#domain/leads/lead.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { Action } from './action.ts';
import type { EventRow, LeadDatabase, LeadRow, LeadTransaction } from '#server/store/database/tables.ts';

export type PastEvent = Pick<EventRow, 'id' | 'lead_id' | 'at' | 'outcome' | 'operator'>;

/** The lead, locked until the commit; waits for whoever has it locked. */
export function lockLead(transaction: LeadTransaction, id: string): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('leads')
    .set((build) => ({ state: build.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Many of them, always in one order: two actions on the same leads do not wait for each other. */
export function lockLeads(
  transaction: LeadTransaction,
  ids: readonly string[],
  { skipLocked }: Pick<StoreEngine, 'skipLocked'>,
): Promise<LeadRow[]> {
  return (
    transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      // Where others may lock rows, they must be locked in order.
      .$if(skipLocked, (query) => query.forNoKeyUpdate())
      .execute()
  );
}

/** The lead that an action was told of before, by its id; undefined for a new one. */
export async function findLeadOfAction(
  transaction: LeadTransaction,
  actionId: string,
): Promise<string | undefined> {
  const event = await transaction
    .selectFrom('lead_events')
    .select('lead_id')
    .where('id', '=', actionId)
    .executeTakeFirst();
  return event?.lead_id;
}

/** What was done with each, oldest first. */
export async function listPast(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PastEvent[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'at', 'outcome', 'operator'])
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.lead_id);
}

/** The event of an action taken back. */
export const undoIdOf = (eventId: string): string => `${eventId}.undo`;

/** What says nothing of the state of a lead. */
const unstated: readonly string[] = ['note', 'corrected'] satisfies EventOutcome[];

/** What was done and still stands: nothing taken back. */
function listInForce(past: readonly PastEvent[]): readonly PastEvent[] {
  const undone = new Set(past.map(({ id }) => id).filter((id) => id.endsWith('.undo')));
  return past.filter(({ id }) => !undone.has(undoIdOf(id)) && !undone.has(id));
}

/** The last thing done that still stands: no note or correction, nothing taken back. */
export function findLastInForce(past: readonly PastEvent[]): PastEvent | undefined {
  return listInForce(past).findLast(({ outcome }) => !unstated.includes(outcome));
}

/** Of leads that somebody is calling: the action that began the call, as long as it can be taken back. */
export async function listCallsBegun(
  database: LeadDatabase,
  rows: readonly Pick<LeadRow, 'id' | 'held_by'>[],
): Promise<ReadonlyMap<string, string>> {
  const held = rows.filter(({ held_by }) => held_by !== null).map(({ id }) => id);
  const last = [...(await listPast(database, held)).values()].map(findLastInForce);
  return new Map(
    last.flatMap((event) => (event?.outcome === 'calling' ? [[event.lead_id, event.id] as const] : [])),
  );
}

/** What answers nobody: it says nothing to them, or they were not reached. */
const unanswering: readonly string[] = [
  ...unstated,
  ...(['calling', 'no-answer', 'merged', 'joined', 'visit-part'] satisfies EventOutcome[]),
];

/** The event by which a sender changed something: the id of a change is that, and its kind. */
export const eventOfChange = (changeId: string): string => changeId.slice(0, changeId.lastIndexOf('.'));

/** The id of a change, and when it came. */
type Asked = { readonly id: string; readonly at: number };

/** The leads whose sender the desk has answered since they asked: spoken with them, or moved, kept or settled their visit. */
export async function listAnswered(
  database: LeadDatabase | LeadTransaction,
  asked: ReadonlyMap<string, Asked>,
): Promise<ReadonlySet<string>> {
  const past = await listPast(database, [...asked.keys()]);
  const isAnswered = ([leadId, { id, at }]: readonly [string, Asked]) => {
    const events = past.get(leadId) ?? [];
    // Events follow each other whatever the clocks of servers say; what was asked of a merged lead has its event there.
    const since = events.find((event) => event.id === eventOfChange(id))?.at ?? at;
    return listInForce(events).some((event) => event.at > since && !unanswering.includes(event.outcome));
  };
  return new Set([...asked].filter(isAnswered).map(([leadId]) => leadId));
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
  { operator, at }: Pick<Action, 'operator' | 'at'>,
): boolean {
  return held_by !== null && held_by !== operator && (held_until ?? 0) > at;
}
