// A visit booked for a lead, and the lead marked as booked, in one commit.
import { findZipRegion } from '#domain/opening/today-place.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { leavesPart, windowFrom, type Visit } from '#domain/visits/visit.ts';
import { findLeadOfAction, isHeldByOther, lockLead } from '#server/store/records/events/lead-history.ts';
import { isChangedSince } from '#server/store/records/events/unseen-events.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { parseCustomer } from '#server/store/records/leads/customer-facts.ts';
import { keepHeardFrom } from '#server/store/records/leads/correct-lead.ts';
import { releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import { keepAddress, listMissing } from './keep-address.ts';
import { refuseBeforePart } from './refuse-before-part.ts';
import { takePlace } from './take-place.ts';
import { takeTechnician } from './take-technician.ts';
import { findTechnicianName } from './technicians.ts';
import { findPlannedVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { partOf, visitOf, type NewVisitRow, type VisitRow } from '#server/store/records/visits/visit-rows.ts';
import { changeLead } from './visited-lead.ts';
import type { VisitAnswer, VisitBooking } from './visit-action.ts';

/** The answer to an action that was told before; undefined to a new one. Its id told of something else is not this action. */
export async function answerRepeated(
  transaction: LeadTransaction,
  actionId: string,
  isThis: (pressed: VisitRow, leadId: string) => boolean,
): Promise<VisitAnswer | undefined> {
  const leadId = await findLeadOfAction(transaction, actionId);
  if (leadId === undefined) return undefined;
  const pressed = await transaction
    .selectFrom('visit_changes')
    .innerJoin('visits', 'visits.id', 'visit_changes.visit_id')
    .selectAll('visits')
    .where('visit_changes.id', '=', actionId)
    .executeTakeFirst();
  return pressed !== undefined && isThis(pressed, leadId)
    ? { kind: 'kept', visit: visitOf(pressed) }
    : { kind: 'changed', visit: null };
}

/** "Tue, Jun 16, 8–10 am, Ben" and what was noted, for the history of the lead. */
export function historyLine(
  visit: Pick<Visit, 'date' | 'window'>,
  technician: string | null,
  ...notes: readonly string[]
): string {
  return [describeVisit(visit, technician), ...notes].filter((line) => line !== '').join('\n');
}

/** As it is kept: the part that the last visit waits for, or brought where nobody was met; empty if there is none. */
async function findAwaitedPart(transaction: LeadTransaction, leadId: string) {
  const last = await transaction
    .selectFrom('visits')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('state', '<>', 'canceled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && leavesPart(visitOf(last).state) ? last.part : '';
}

export async function bookVisit(
  transaction: LeadTransaction,
  { action, visitId, leadId, seen, isServed = false, given, heardFrom, ...wish }: VisitBooking,
): Promise<VisitAnswer> {
  const locked = await lockLead(transaction, leadId);
  if (locked === undefined) return { kind: 'unknown' };
  const missing = listMissing(locked, given);
  const lead = { ...locked, ...missing };
  const told = await answerRepeated(transaction, action.id, (_, toldOf) => toldOf === leadId);
  if (told !== undefined) return told;
  if (lead.merged_into !== null) return { kind: 'merged' };
  if (lead.erased_at !== null) return { kind: 'erased' };
  const planned = await findPlannedVisit(transaction, leadId);
  if (planned !== undefined) return { kind: 'has visit', visit: visitOf(planned) };
  if (await isChangedSince(transaction, lead, { seen, operator: action.operator, books: true }))
    return { kind: 'lead changed' };
  if (isHeldByOther(lead, action)) return { kind: 'held', by: lead.held_by ?? '' };
  if (parseCustomer(lead.customer).doNotServe && !isServed) return { kind: 'not served' };
  const part = await findAwaitedPart(transaction, leadId);
  const early = refuseBeforePart(partOf(part), wish);
  if (early !== undefined) return early;
  const technician = await findTechnicianName(transaction, wish.technicianId);
  if (wish.technicianId !== null && technician === undefined) return { kind: 'unknown' };
  const region = findZipRegion(lead.zip) ?? 'outside';
  const refused = await takePlace(transaction, {
    ...{ wish, region, zip: lead.zip },
    ...{ now: action.at, exceptLead: leadId },
  });
  if (refused !== undefined) return refused;
  const unfit = await takeTechnician(transaction, {
    ...wish,
    region,
    appliance: lead.appliance,
    zip: lead.zip,
  });
  if (unfit !== undefined) return unfit;
  const window = windowFrom(wish.fromHour);
  const row: NewVisitRow = {
    id: visitId,
    lead_id: leadId,
    day: wish.date,
    from_hour: window.fromHour,
    to_hour: window.toHour,
    region,
    technician_id: wish.technicianId,
    note: wish.note,
    state: 'set',
    part,
    sequence: 0,
    created_at: action.at,
    changed_at: action.at,
    operator: action.operator,
  };
  // What they picked is this visit now, or is wished no more.
  await releaseHeld(transaction, leadId, action);
  const kept = await transaction.insertInto('visits').values(row).returningAll().executeTakeFirstOrThrow();
  await transaction
    .insertInto('visit_changes')
    .values({
      id: action.id,
      visit_id: visitId,
      sequence: 0,
      at: action.at,
      visit_was: '',
    })
    .execute();
  const address = await keepAddress(transaction, locked, wish.address, missing);
  await keepHeardFrom(transaction, locked, heardFrom);
  await changeLead(transaction, lead, {
    action,
    outcome: 'visit-set',
    note: historyLine({ date: wish.date, window }, technician ?? null, address, wish.note),
    state: 'booked',
  });
  return { kind: 'kept', visit: visitOf(kept) };
}
