// What is done with a visit: moved, canceled, on the way, done, nobody there.
import { asksForCall, isPlanned, listNextSteps, type Visit, type VisitStep } from '#domain/visits/visit.ts';
import { releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import { describePart } from '#domain/visits/awaited-part.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import { stateOf } from '#server/store/records/leads/lead-rows.ts';
import { isChangedSince } from '#server/store/records/events/unseen-events.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { answerRepeated, historyLine } from './book-visit.ts';
import { keepAddress } from './keep-address.ts';
import { lockVisit } from './lock-visit.ts';
import { changeOf, type VisitChange } from './visit-change.ts';
import { findTechnicianName, hasTechnicians } from './technicians.ts';
import { visitOf, visitWas, type VisitRow } from '#server/store/records/visits/visit-rows.ts';
import { changeLead, type VisitOutcome } from './visited-lead.ts';
import type { VisitAnswer, VisitAction } from './visit-action.ts';

type Effect = {
  readonly outcome: VisitOutcome;
  readonly state?: LeadState;
};

const effects: Readonly<Record<VisitStep, Effect>> = {
  move: { outcome: 'visit-moved' },
  cancel: { outcome: 'visit-canceled', state: 'called' },
  'on-the-way': { outcome: 'visit-on-the-way' },
  done: { outcome: 'visit-done', state: 'done' },
  'needs-part': { outcome: 'visit-needs-part', state: 'called' },
  'needs-return': { outcome: 'visit-needs-return', state: 'called' },
  'no-show': { outcome: 'visit-no-show', state: 'called' },
  keep: { outcome: 'visit-kept' },
  part: { outcome: 'visit-part' },
};

/** Writes what a visit is now, under the next number. */
async function writeVisit(
  transaction: LeadTransaction,
  { id, sequence }: VisitRow,
  change: VisitChange,
  { at, operator }: VisitAction['action'],
): Promise<Visit> {
  const row = await transaction
    .updateTable('visits')
    .set({ ...change, sequence: sequence + 1, changed_at: at, operator })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return visitOf(row);
}

export async function actOnVisit(transaction: LeadTransaction, asked: VisitAction): Promise<VisitAnswer> {
  const { action, step } = asked;
  const locked = await lockVisit(transaction, asked.visitId);
  if (locked === undefined) return { kind: 'unknown' };
  const { lead, visit: row } = locked;
  const before = visitOf(row);
  const told = await answerRepeated(transaction, action.id, ({ id }) => id === row.id);
  if (told !== undefined) return told;
  if (asked.seen !== before.sequence || !listNextSteps(before, stateOf(lead.state)).includes(step))
    return { kind: 'changed', visit: before };
  const { operator } = action;
  if (await isChangedSince(transaction, lead, { seen: asked.seenLead, operator, books: false }))
    return { kind: 'lead changed' };
  // It tells the customer that somebody comes.
  if (step === 'on-the-way' && row.technician_id === null && (await hasTechnicians(transaction)))
    return { kind: 'unassigned' };
  const change = await changeOf(transaction, row, asked, lead);
  if ('kind' in change) return change;
  const visit = await writeVisit(transaction, row, change, action);
  // What they picked before is this visit now, or is wished no more.
  await releaseHeld(transaction, lead.id, action);
  await transaction
    .insertInto('visit_changes')
    .values({
      id: action.id,
      visit_id: visit.id,
      sequence: visit.sequence,
      at: action.at,
      visit_was: JSON.stringify(visitWas.parse(row)),
    })
    .execute();
  const { outcome, state } = effects[step];
  const technician = (await findTechnicianName(transaction, visit.technicianId)) ?? null;
  const address = asked.step === 'move' ? await keepAddress(transaction, lead, asked.wish.address) : '';
  const isOff = asked.step !== 'move' && asked.isByCustomer === true;
  const part = visit.part === null ? '' : describePart(visit.part);
  await changeLead(transaction, lead, {
    action,
    outcome,
    note: historyLine(visit, technician, address, part, asked.step === 'move' ? asked.wish.note : asked.note),
    state: isPlanned(visit.state) ? undefined : isOff ? 'done' : state,
    canceledAt: isOff ? action.at : undefined,
    followUpAt:
      asked.step !== 'move' && asksForCall(step) && !isOff ? (asked.followUpAt ?? action.at) : undefined,
    notices: asked.step === 'move' || isOff ? [] : asked.notices,
  });
  return { kind: 'kept', visit };
}
