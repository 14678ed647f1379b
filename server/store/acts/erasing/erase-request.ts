// A request erased by its sender. The figures go on counting it: when it came, which appliance, what region, what the desk did and
// when. Nothing of the person stays.
import { isPlanned } from '#domain/visits/visit.ts';
import { addWords } from '#server/store/records/search/lead-words.ts';
import { deleteLeads } from '#server/store/records/leads/delete-leads.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { oweBooking } from '#server/store/records/notices/owe-booking.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import {
  countedEvents,
  countedLead,
  countedNotice,
  countedVisit,
  type RequestErasing,
} from './counted-rows.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';

/** What the company's own software was told of its visits, or is being told at this moment. */
async function listTold(transaction: LeadTransaction, leadId: string): Promise<readonly NoticeRow[]> {
  return transaction
    .selectFrom('notices')
    .selectAll()
    .where('lead_id', 'in', await listFamily(transaction, leadId))
    .where('kind', '=', 'booking')
    .where('state', 'in', ['sent', 'leased'])
    .where('told', '<>', '')
    .execute();
}

/** Erases a request with those that were merged into it; false if there is none. */
export async function eraseRequest(transaction: LeadTransaction, erasing: RequestErasing): Promise<boolean> {
  const { id, at, note, operator } = erasing;
  const row = await lockRemaining(transaction, erasing.leadId);
  if (row === undefined) return false;
  const leadId = row.id;
  const events = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .execute();
  const visits = await transaction
    .selectFrom('visits')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute();
  const told = await listTold(transaction, leadId);
  const states = visits.map((visit) => visitOf(visit).state);
  // Whoever was to come must be told; a part that was ordered must be called off.
  const isToBeSeen = states.some(isPlanned) || states.at(-1) === 'waiting-for-part';
  // With the row goes all that hangs on it, whatever that is.
  await deleteLeads(transaction, [leadId]);
  const counted = countedLead(row, at, isToBeSeen);
  await transaction.insertInto('leads').values(counted).execute();
  await addWords(transaction, counted);
  const erased = {
    id,
    lead_id: leadId,
    at,
    outcome: 'note',
    operator,
    note,
    follow_up_at: null,
    press: id,
    was: '',
  };
  await transaction
    .insertInto('lead_events')
    .values([...countedEvents(events), erased])
    .execute();
  if (visits.length > 0)
    await transaction
      .insertInto('visits')
      .values(visits.map((visit) => countedVisit(visit, erasing)))
      .execute();
  if (told.length > 0)
    await transaction
      .insertInto('notices')
      .values(told.map((notice) => countedNotice(notice, leadId)))
      .execute();
  await oweBooking(transaction, counted, { press: id, at });
  return true;
}
