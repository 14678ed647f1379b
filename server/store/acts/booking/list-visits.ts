// Visits with the leads they are made to.
import type { LocalDate } from '#domain/opening/local-date.ts';
import { plannedStates, type Visit } from '#domain/visits/visit.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type { ListedVisit } from './listed-visit.ts';
import { completeVisits, selectVisits } from './select-visits.ts';

/** Visits of a day, by their time; those nobody is named for come last in a window. */
export async function listVisits(database: LeadDatabase, day: LocalDate): Promise<readonly ListedVisit[]> {
  const rows = await selectVisits(database)
    .where('visits.day', '=', day)
    .orderBy('visits.from_hour')
    .orderBy((order) => order.fn.coalesce('technicians.name', order.val('\u{10FFFF}')))
    .orderBy('visits.created_at')
    .orderBy('visits.id')
    .execute();
  return completeVisits(database, rows);
}

/** Visits that nobody settled of a day and of all before, without their leads. */
export async function listUnsettledUntil(database: LeadDatabase, day: LocalDate): Promise<readonly Visit[]> {
  const rows = await database
    .selectFrom('visits')
    .selectAll()
    .where('state', 'in', plannedStates)
    .where('day', '<=', day)
    .execute();
  return rows.map(visitOf);
}

/** From a day on, by their time. */
function selectVisitsFrom(database: LeadDatabase, from: LocalDate) {
  return selectVisits(database)
    .where('visits.day', '>=', from)
    .orderBy('visits.day')
    .orderBy('visits.from_hour')
    .orderBy('visits.id');
}

/** Visits that are still to be made from a day on, or of all days, by their time. */
export async function listPlannedVisits(
  database: LeadDatabase,
  from: LocalDate = '',
): Promise<readonly ListedVisit[]> {
  const rows = await selectVisitsFrom(database, from).where('visits.state', 'in', plannedStates).execute();
  return completeVisits(database, rows);
}

export async function findVisit(
  database: LeadDatabase | LeadTransaction,
  id: string,
): Promise<ListedVisit | undefined> {
  const row = await selectVisits(database).where('visits.id', '=', id).executeTakeFirst();
  const [visit] = await completeVisits(database, row === undefined ? [] : [row]);
  return visit;
}

/** A technician's visits from a day on. */
export async function listVisitsOfTechnician(
  database: LeadDatabase,
  technicianId: string,
  from: LocalDate,
): Promise<readonly ListedVisit[]> {
  const rows = await selectVisitsFrom(database, from)
    .where('visits.technician_id', '=', technicianId)
    .execute();
  return completeVisits(database, rows);
}
