// Merges a lead into another of the same person: it leaves the lists, and what belongs to it is the other's.
import { isSamePerson } from '#domain/leads/person.ts';
import { stopClocks } from '#server/store/records/notices/lead-clocks.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { factsOf } from '#server/store/records/leads/person-facts.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { oweVisitNotices } from '#server/store/records/notices/owe-visit-notices.ts';
import { findPlannedVisit, reviseVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { giveBelongings } from './merged-belongings.ts';
import { takeAddress } from './merged-address.ts';
import {
  findLeadOfAction,
  lockLead,
  isHeldByOther,
  listPast,
  timeAfter,
} from '#server/store/records/events/lead-history.ts';
import { isChangedSince } from '#server/store/records/events/unseen-events.ts';
import { leadWasOf } from '#server/store/records/events/lead-was.ts';
import { columnsTakenOver, takeOver } from './take-over.ts';
import type { Action, SeenLead, Marked } from '#server/store/records/events/action.ts';
import { type StoreEngine, commits } from '#server/store/database/store-engine.ts';

export type LeadMerge = Action & {
  readonly leadId: string;
  /** The lead that stands for both from then on. */
  readonly into: string;
  readonly seen?: SeenLead | undefined;
  readonly takesOver?: boolean | undefined;
};

/** other person: they share neither phone number nor mailbox · two visits: both have one that is still to be made. */
export type Merged = Marked | { readonly kind: 'other person' | 'two visits' };

async function refuse(
  transaction: LeadTransaction,
  row: LeadRow,
  target: LeadRow,
  merge: LeadMerge,
): Promise<Merged | undefined> {
  if (row.merged_into !== null || target.merged_into !== null) return { kind: 'merged' };
  if (row.erased_at !== null || target.erased_at !== null) return { kind: 'erased' };
  if (!isSamePerson(factsOf(row), factsOf(target))) return { kind: 'other person' };
  const { seen, operator } = merge;
  if (await isChangedSince(transaction, row, { seen, operator, books: false })) return { kind: 'changed' };
  if (isHeldByOther(row, merge) && merge.takesOver !== true) return { kind: 'held' };
  const planned = [
    await findPlannedVisit(transaction, row.id),
    await findPlannedVisit(transaction, target.id),
  ];
  return planned.includes(undefined) ? undefined : { kind: 'two visits' };
}

/** The event that stands for a merge in the history of the lead that remains. */
export const mergeIdOf = (press: string): string => `${press}.joined`;

async function writeEvents(
  transaction: LeadTransaction,
  rows: readonly [LeadRow, LeadRow],
  { id: press, at, operator }: LeadMerge,
  tookAddress: boolean,
): Promise<void> {
  const past = await listPast(
    transaction,
    rows.map(({ id }) => id),
  );
  const eventOf = (row: LeadRow, id: string, outcome: 'merged' | 'joined') => ({
    ...{ id, lead_id: row.id, at: timeAfter(past.get(row.id) ?? [], at), outcome, operator, note: '' },
    ...{ press, was: leadWasOf(row, outcome === 'joined' ? { tookAddress } : {}) },
  });
  const [row, target] = rows;
  await transaction
    .insertInto('lead_events')
    .values([eventOf(row, press, 'merged'), eventOf(target, mergeIdOf(press), 'joined')])
    .execute();
}

/** Merges a lead into another, which must stand for itself. The same press again changes nothing. */
export async function mergeLead(transaction: LeadTransaction, merge: LeadMerge): Promise<Merged> {
  const { id, leadId, into, at } = merge;
  // In one order, so that two who merge each other's do not wait for each other.
  const [first, second] = [leadId, into].toSorted();
  if (first === undefined || second === undefined || first === second) return { kind: 'unknown' };
  const locked = [await lockLead(transaction, first), await lockLead(transaction, second)];
  const row = locked.find((one) => one?.id === leadId);
  const target = locked.find((one) => one?.id === into);
  if (row === undefined || target === undefined) return { kind: 'unknown' };
  const told = await findLeadOfAction(transaction, id);
  if (told !== undefined) return { kind: told === leadId && row.merged_into === into ? 'marked' : 'changed' };
  const refused = await refuse(transaction, row, target, merge);
  if (refused !== undefined) return refused;
  const hasVisit = (await findPlannedVisit(transaction, leadId)) !== undefined;
  const taken = columnsTakenOver(row, target, { hasVisit, at });
  const tookAddress = await takeAddress(transaction, row, target);
  await writeEvents(transaction, [row, target], merge, tookAddress);
  await transaction
    .updateTable('leads')
    .set({ merged_into: into, held_by: null, held_until: null })
    .where('id', '=', leadId)
    .execute();
  await stopClocks(transaction, [leadId], id);
  const keepsWindow = (taken?.state ?? target.state) !== 'booked';
  await giveBelongings(transaction, { from: leadId, to: into, keepsWindow }, { id, at });
  if (taken !== undefined) await takeOver(transaction, into, taken, { press: id, owedBy: mergeIdOf(id) });
  await reviseVisit(transaction, into, at);
  await oweVisitNotices(transaction, target, { press: mergeIdOf(id), at });
  await rewriteWords(transaction, [leadId, into]);
  return { kind: 'marked' };
}

export function createMergingStore(engine: StoreEngine) {
  return {
    /**
     * Takes a lead off the lists, for another of the same person, which has its visits, windows and photos from then on. Both are
     * as before when it is taken back, unless something was done with one of them since.
     */
    mergeLead: commits(engine, mergeLead),
  };
}

export type MergingStore = ReturnType<typeof createMergingStore>;
