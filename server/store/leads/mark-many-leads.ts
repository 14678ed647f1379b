// Many leads marked at once as not ours: what a flood of a machine leaves behind. In few statements, however many there are.
import { unsettledStates, type LeadState } from '#domain/leads/lead.ts';
import type { LeadsMark, LeadsMarked } from './kept-lead.ts';
import { restartClocks, stopClocks } from './lead-clocks.ts';
import type { LeadTransaction } from '#server/store/tables.ts';

type Unsettled = (typeof unsettledStates)[number];

/** The event of each lead, so that the same press again is found. */
const eventId = (press: string, leadId: string) => `${press}.${leadId}`;
const undoId = (press: string, leadId: string) => `${press}.${leadId}.undo`;

async function findEvents(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  idOf: (leadId: string) => string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('lead_events')
    .select('lead_id')
    .where('id', 'in', leadIds.map(idOf))
    .execute();
  return new Set(rows.map(({ lead_id }) => lead_id));
}

/**
 * Changes the state of those that are in one of these and have no such event; resolves with their ids. In one statement, so
 * that of two at once the second finds what the first did.
 */
async function changeState(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  [before, after]: readonly [readonly LeadState[], LeadState],
  idOf: (leadId: string) => string,
): Promise<readonly string[]> {
  if (leadIds.length === 0) return [];
  const events = transaction.selectFrom('lead_events').select('lead_id').where('id', 'in', leadIds.map(idOf));
  const rows = await transaction
    .updateTable('leads')
    .set({ state: after })
    .where('id', 'in', leadIds)
    .where('state', 'in', before)
    .where('id', 'not in', events)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function addEvents(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  { at, operator }: LeadsMark,
  outcome: LeadState,
  idOf: (leadId: string) => string,
): Promise<void> {
  const rows = leadIds.map((lead_id) => ({ id: idOf(lead_id), lead_id, at, outcome, operator, note: '' }));
  if (rows.length > 0) await transaction.insertInto('lead_events').values(rows).execute();
}

async function sortIds(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  idOf: (leadId: string) => string,
): Promise<LeadsMarked> {
  const changed = await findEvents(transaction, leadIds, idOf);
  const rows = await transaction.selectFrom('leads').select('id').where('id', 'in', leadIds).execute();
  const known = new Set(rows.map(({ id }) => id));
  return {
    changed: leadIds.filter((id) => known.has(id) && changed.has(id)),
    settled: leadIds.filter((id) => known.has(id) && !changed.has(id)),
    unknown: leadIds.filter((id) => !known.has(id)),
  };
}

/** Marks those that still wait for a call; see the port. The same press again changes nothing and is answered alike. */
export async function markNotOurs(transaction: LeadTransaction, mark: LeadsMark): Promise<LeadsMarked> {
  const leadIds = [...new Set(mark.leadIds)];
  if (leadIds.length === 0) return { changed: [], settled: [], unknown: [] };
  const idOf = (leadId: string) => eventId(mark.id, leadId);
  const changed = await changeState(transaction, leadIds, [unsettledStates, 'not-ours'], idOf);
  await addEvents(transaction, changed, mark, 'not-ours', idOf);
  await stopClocks(transaction, changed);
  return sortIds(transaction, leadIds, idOf);
}

/** What each lead was before this press, of those to which nothing was done since. */
async function findStatesBefore(
  transaction: LeadTransaction,
  leadIds: readonly string[],
  press: string,
): Promise<ReadonlyMap<string, Unsettled>> {
  const rows = await transaction
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'outcome'])
    .where('lead_id', 'in', leadIds)
    .where('outcome', '!=', 'note')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const before = new Map<string, Unsettled>();
  for (const [leadId, events] of Map.groupBy(rows, (row) => row.lead_id)) {
    if (events.at(-1)?.id !== eventId(press, leadId)) continue;
    before.set(leadId, events.at(-2)?.outcome === 'no-answer' ? 'no-answer' : 'open');
  }
  return before;
}

/** Takes such a press back; see the port. */
export async function undoNotOurs(transaction: LeadTransaction, mark: LeadsMark): Promise<LeadsMarked> {
  const leadIds = [...new Set(mark.leadIds)];
  if (leadIds.length === 0) return { changed: [], settled: [], unknown: [] };
  const idOf = (leadId: string) => undoId(mark.id, leadId);
  const before = await findStatesBefore(transaction, leadIds, mark.id);
  for (const state of unsettledStates) {
    const wanted = leadIds.filter((id) => before.get(id) === state);
    const ids = await changeState(transaction, wanted, [['not-ours'], state], idOf);
    await addEvents(transaction, ids, mark, state, idOf);
    // Who was tried without an answer has no clock that could go on.
    if (state === 'open') await restartClocks(transaction, ids, mark.at);
  }
  return sortIds(transaction, leadIds, idOf);
}
