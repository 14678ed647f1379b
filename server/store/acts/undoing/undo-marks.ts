// Actions taken back: each lead is what it was, and what the action stopped is owed again.
import type { Action } from '#server/store/records/events/action.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { sql } from 'kysely';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { listInTheWay, type InTheWay, type Retaking } from './take-again.ts';
import { restoreVisits } from './restore-visits.ts';
import {
  findLastInForce,
  lockLeads,
  listPast,
  timeAfter,
  undoIdOf,
} from '#server/store/records/events/lead-history.ts';
import { parseLeadWas } from '#server/store/records/events/lead-was.ts';
import type { LeadsMarked } from '#server/store/acts/marks/mark-many.ts';
import { listMergeActions, listMerges, takeApart } from './undo-merge.ts';

/** Actions taken back: all they did, or what they did to some leads. */
export type MarksUndo = Omit<Action, 'id'> & {
  readonly presses: readonly string[];
  readonly leadIds?: readonly string[] | undefined;
  /** Leave to take again the places of visits that are planned again. */
  readonly retaking?: Retaking | undefined;
};

/** What became of each lead; of what is left as it is, what stood in the way first, if it was that. */
export type MarksUndone = LeadsMarked & { readonly inTheWay?: InTheWay | undefined };

type Engine = Pick<StoreEngine, 'skipLocked'>;

const nothing: LeadsMarked = { changed: [], settled: [], unknown: [] };

type TakenBack = { readonly id: string; readonly lead_id: string; readonly was: string };

async function listTakenBack(
  transaction: LeadTransaction,
  presses: readonly string[],
  leadIds: readonly string[] | undefined,
): Promise<readonly TakenBack[]> {
  return transaction
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'was'])
    .where('press', 'in', presses)
    .where('was', '!=', '')
    .$if(leadIds !== undefined, (query) => query.where('lead_id', 'in', leadIds ?? []))
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Those that stopped leads' reminders let them go again, at their own times; those that are past go at once. */
async function restoreNotices(transaction: LeadTransaction, eventIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ state: 'canceled', owner: null, lease_until: null })
    .where('owed_by', 'in', eventIds)
    .where('state', 'in', ['due', 'leased', 'retry'])
    .execute();
  const wasSent = sql`exists (select 1 from notice_attempts where notice_id = notices.id and outcome in ('sent', 'partly-sent'))`;
  await transaction
    .updateTable('notices')
    .set({ state: sql`case when attempts = 0 then 'due' else 'retry' end`, stopped_by: null })
    .where('stopped_by', 'in', eventIds)
    .where('state', '=', 'canceled')
    .where(sql<boolean>`not ${wasSent}`)
    .execute();
}

async function restore(
  transaction: LeadTransaction,
  done: readonly TakenBack[],
  undo: MarksUndo,
  past: Awaited<ReturnType<typeof listPast>>,
): Promise<void> {
  if (done.length === 0) return;
  const ids = done.map(({ id }) => id);
  const merges = await listMerges(transaction, ids);
  // Leads marked together mostly were alike.
  for (const [was, alike] of Map.groupBy(done, (event) => event.was))
    await transaction
      .updateTable('leads')
      .set(parseLeadWas(was))
      .where(
        'id',
        'in',
        alike.map(({ lead_id }) => lead_id),
      )
      .execute();
  const { operator, at } = undo;
  const events = done.map(({ id, lead_id }) => {
    const undoneAt = timeAfter(past.get(lead_id) ?? [], at);
    return { id: undoIdOf(id), lead_id, at: undoneAt, outcome: 'undone', operator, note: '' };
  });
  await transaction.insertInto('lead_events').values(events).execute();
  await restoreNotices(transaction, ids);
  await restoreVisits(transaction, ids, undo);
  for (const merge of merges) await takeApart(transaction, merge, at);
}

async function undoActions(
  transaction: LeadTransaction,
  undo: MarksUndo,
  { skipLocked, isWhole }: Engine & { readonly isWhole: boolean },
): Promise<MarksUndone> {
  if (undo.presses.length === 0) return nothing;
  const done = await listTakenBack(transaction, undo.presses, isWhole ? undefined : undo.leadIds);
  const doneTo = done.map(({ lead_id }) => lead_id);
  const leadIds = [...new Set(isWhole ? doneTo : (undo.leadIds ?? doneTo))];
  if (leadIds.length === 0) return nothing;
  const known = new Set((await lockLeads(transaction, leadIds, { skipLocked })).map(({ id }) => id));
  const past = await listPast(transaction, leadIds);
  const eventsOf = (leadId: string) => past.get(leadId) ?? [];
  const isUndone = ({ id, lead_id }: TakenBack) =>
    eventsOf(lead_id).some((event) => event.id === undoIdOf(id));
  const last = done.filter(({ id, lead_id }) => findLastInForce(eventsOf(lead_id))?.id === id);
  const { at, retaking } = undo;
  const lastIds = last.map(({ id }) => id);
  const inTheWay = await listInTheWay(transaction, lastIds, retaking && { ...retaking, at });
  const inForce = last.filter(({ id }) => !inTheWay.has(id));
  const wanted = isWhole && inForce.length < done.length ? [] : inForce;
  await restore(transaction, wanted, undo, past);
  const changed = new Set([...wanted, ...done.filter(isUndone)].map(({ lead_id }) => lead_id));
  return {
    changed: leadIds.filter((id) => known.has(id) && changed.has(id)),
    settled: leadIds.filter((id) => known.has(id) && !changed.has(id)),
    unknown: leadIds.filter((id) => !known.has(id)),
    inTheWay: [...inTheWay.values()].find((one) => one !== undefined),
  };
}

/** Takes actions back. Asked again, it is answered alike. Merges come last, each whole or not at all, the latest first. */
export async function undoMarks(
  transaction: LeadTransaction,
  undo: MarksUndo,
  engine: Engine,
): Promise<MarksUndone> {
  if (undo.presses.length === 0) return nothing;
  const merges = await listMergeActions(transaction, undo.presses);
  const presses = undo.presses.filter((press) => !merges.includes(press));
  const answers = [await undoActions(transaction, { ...undo, presses }, { ...engine, isWhole: false })];
  for (const press of merges)
    answers.push(await undoActions(transaction, { ...undo, presses: [press] }, { ...engine, isWhole: true }));
  const changed = new Set(answers.flatMap((answer) => answer.changed));
  const settled = new Set(answers.flatMap((answer) => answer.settled)).difference(changed);
  const unknown = new Set(answers.flatMap((answer) => answer.unknown));
  const inTheWay = answers.map((answer) => answer.inTheWay).find((one) => one !== undefined);
  return { changed: [...changed], settled: [...settled], unknown: [...unknown], inTheWay };
}
