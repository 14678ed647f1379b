// The visits of leads, for their rows, for their search words and for the file of all leads.
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';
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

/** The visit of each lead that was set last, by the id of the lead. */
export async function readVisitsOfLeads(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, BoardVisitShort>> {
  if (leadIds.length === 0) return new Map();
  const rows = await selectVisits(database, leadIds);
  return new Map(
    rows.map((row) => {
      const { id, date, window, state, technicianId, note, sequence } = visitOf(row);
      return [
        row.lead_id,
        { id, date, window, state, technicianId, note, sequence, technician: row.technician },
      ];
    }),
  );
}

/** What a lead is found by because of its visit: when, by whom, and what was noted. */
export async function readVisitWords(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const visits = await readVisitsOfLeads(database, leadIds);
  return new Map(
    [...visits].map(([leadId, visit]) => [leadId, [describeVisit(visit, visit.technician), visit.note]]),
  );
}
