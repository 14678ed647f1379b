import { z } from 'zod';
import { visitStates } from '#domain/visits/visit.ts';
import type { StandingVisit } from '#domain/visits/visit-news.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';

const stateColumn = z.enum(visitStates);

/** The visit of a lead that was agreed last, whatever became of it, as whoever it is made to sees it. */
export async function findLatestVisit(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<StandingVisit | undefined> {
  const row = await database
    .selectFrom('visits')
    .leftJoin('technicians', 'technicians.id', 'visits.technician_id')
    .selectAll('visits')
    .select('technicians.name as technician')
    .where('visits.lead_id', '=', leadId)
    .orderBy('visits.created_at', 'desc')
    .orderBy('visits.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    sequence: row.sequence,
    date: row.day,
    window: { fromHour: row.from_hour, toHour: row.to_hour },
    state: stateColumn.parse(row.state),
    technician: row.technician?.split(' ')[0] ?? null,
  };
}
