// The visits of leads, for their rows, for their search words and for the file of all leads.
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { CurrentVisit } from '#domain/visits/visit-news.ts';
import { isPlanned, plannedStates } from '#domain/visits/visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import type { LeadDatabase, LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { visitOf } from './visit-rows.ts';

/** The visits of these leads with their technicians' names, the first that was set first. */
export function selectVisits(database: LeadDatabase | LeadTransaction, leadIds: readonly string[]) {
  return database
    .selectFrom('visits')
    .leftJoin('technicians', 'technicians.id', 'visits.technician_id')
    .selectAll('visits')
    .select('technicians.name as technician')
    .where('lead_id', 'in', leadIds)
    .orderBy('visits.created_at')
    .orderBy('visits.id')
    .execute();
}

/** The visit of a lead that is still to be made: there is one at most. */
export function findPlannedVisit(transaction: LeadTransaction, leadId: string) {
  return transaction
    .selectFrom('visits')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('state', 'in', plannedStates)
    .executeTakeFirst();
}

/** What is said of a visit that is to come is new: calendars take an entry again only under a higher number and a later time. */
export async function reviseVisit(transaction: LeadTransaction, leadId: string, at: number): Promise<void> {
  await transaction
    .updateTable('visits')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), revised_at: at }))
    .where('lead_id', '=', leadId)
    .where('state', 'in', plannedStates)
    .execute();
}

export type KnownVisit = Pick<BoardVisitShort, 'date' | 'window' | 'technician'> & {
  readonly leadId: string;
};

/** By phone number: the visits that are to come to it, the earliest first. Asked for those who called and nobody answered. */
export async function listKnownVisits(
  database: LeadDatabase,
  rows: readonly Pick<LeadRow, 'kind' | 'phone'>[],
): Promise<ReadonlyMap<string, readonly KnownVisit[]>> {
  const calls = rows.filter(({ kind, phone }) => kind === 'missed-call' && phone !== '');
  if (calls.length === 0) return new Map();
  const found = await database
    .selectFrom('leads')
    .innerJoin('visits', 'visits.lead_id', 'leads.id')
    .leftJoin('technicians', 'technicians.id', 'visits.technician_id')
    .selectAll('visits')
    .select(['leads.phone', 'technicians.name as technician'])
    .where('leads.phone', 'in', [...new Set(calls.map(({ phone }) => phone))])
    .where('visits.state', 'in', plannedStates)
    .orderBy('visits.day')
    .orderBy('visits.from_hour')
    .execute();
  const visits = found.map(({ phone, technician, ...row }) => ({ ...visitOf(row), phone, technician }));
  return Map.groupBy(visits, ({ phone }) => phone);
}

/** Of each lead the visit that is to come, else the one that was set last, by the id of the lead. */
export async function readVisitsOfLeads(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, BoardVisitShort>> {
  if (leadIds.length === 0) return new Map();
  const rows = await selectVisits(database, leadIds);
  const visits = rows.map((row) => ({ ...visitOf(row), technician: row.technician }));
  // Of a lead that others were merged into, one may have been set later and canceled.
  const inTurn = visits.toSorted(
    (one, other) => Number(isPlanned(one.state)) - Number(isPlanned(other.state)),
  );
  return new Map(
    inTurn.map(
      ({ leadId, id, date, window, state, technicianId, note, part, keptUnder, sequence, technician }) => [
        leadId,
        { id, date, window, state, technicianId, note, part, keptUnder, sequence, technician },
      ],
    ),
  );
}

/** What a lead is found by because of its visit: when, by whom, and what was noted. */
export async function readVisitWords(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const visits = await readVisitsOfLeads(database, leadIds);
  return new Map(
    [...visits].map(([leadId, visit]) => [
      leadId,
      [describeVisit(visit, visit.technician), visit.note, visit.part?.name ?? '', visit.part?.note ?? ''],
    ]),
  );
}

/** The visit of a lead as whoever it is made to sees it. */
export async function findLatestVisit(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<CurrentVisit | undefined> {
  const visit = (await readVisitsOfLeads(database, [leadId])).get(leadId);
  if (visit === undefined) return undefined;
  const { id, sequence, date, window, state, part, keptUnder, technician } = visit;
  return {
    id,
    sequence,
    date,
    window,
    state,
    part,
    keptUnder,
    technician: technician?.split(' ')[0] ?? null,
  };
}
