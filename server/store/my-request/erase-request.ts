// A request erased by its sender. That there was one goes on being counted: when it came, which appliance, what region, what the desk did
// and when. Of the person nothing is left, in it or in what hung on it.
import type { Insertable } from 'kysely';
import { isPlanned } from '#domain/visits/visit.ts';
import { addWords } from '#server/store/leads/lead-words.ts';
import { eraseLeads } from '#server/store/leads/erase-leads.ts';
import { holdLead } from '#server/store/marks/lead-history.ts';
import type { EventRow, LeadRow, LeadTransaction, Tables } from '#server/store/tables.ts';
import { visitOf, type VisitRow } from '#server/store/visits/visit-rows.ts';
import { findStandingId } from './standing-lead.ts';
import type { RequestErasing } from './my-request-store.ts';

const settledStates: readonly string[] = ['done', 'not-ours', 'spam'];

/** The row without its person. Somebody who was to come must be told: then it waits for the desk. */
function countedRow(row: LeadRow, at: number, hadVisit: boolean): LeadRow {
  const state = hadVisit ? 'called' : settledStates.includes(row.state) ? row.state : 'done';
  return {
    ...row,
    ...{ state, erased_at: at, follow_up_at: hadVisit ? at : null, held_by: null, held_until: null },
    ...{ request_id: `erased-${row.id}`, content_hash: '', name: '', phone: '', phone_as_typed: '' },
    ...{ email: '', mailbox: '', zip: '', message: '', preferred_time: '', sent_first: null },
    ...{ page: '', subject: '', source: '{}', consent: '', entered_by: '' },
  };
}

/** What was done, by whom and when, without what was noted. */
function countedEvents(events: readonly EventRow[]): readonly EventRow[] {
  return events.filter(({ outcome }) => outcome !== 'note').map((event) => ({ ...event, note: '', was: '' }));
}

function offVisit(row: VisitRow, { at, operator }: RequestErasing): Insertable<Tables['visits']> {
  const kept = { ...row, note: '' };
  if (!isPlanned(visitOf(row).state)) return kept;
  return { ...kept, state: 'cancelled', sequence: row.sequence + 1, changed_at: at, operator };
}

/** Erases a request with those that were joined to it; false if there is none. See the port. */
export async function eraseRequest(transaction: LeadTransaction, erasing: RequestErasing): Promise<boolean> {
  const { id, at, note, operator } = erasing;
  const leadId = await findStandingId(transaction, erasing.leadId);
  const row = leadId === undefined ? undefined : await holdLead(transaction, leadId);
  if (leadId === undefined || row === undefined) return false;
  const events = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .execute();
  const visits = await transaction.selectFrom('visits').selectAll().where('lead_id', '=', leadId).execute();
  const hadVisit = visits.some((visit) => isPlanned(visitOf(visit).state));
  // With the row goes all that hangs on it, whatever that is.
  await eraseLeads(transaction, [leadId]);
  const counted = countedRow(row, at, hadVisit);
  await transaction.insertInto('leads').values(counted).execute();
  await addWords(transaction, counted);
  const told = {
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
    .values([...countedEvents(events), told])
    .execute();
  if (visits.length > 0)
    await transaction
      .insertInto('visits')
      .values(visits.map((visit) => offVisit(visit, erasing)))
      .execute();
  return true;
}
