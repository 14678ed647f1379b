import type { StandingVisit } from '#domain/visits/visit-news.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { readVisitsOfLeads } from './visits-of-leads.ts';

/** The visit of a lead as whoever it is made to sees it. */
export async function findLatestVisit(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<StandingVisit | undefined> {
  const visit = (await readVisitsOfLeads(database, [leadId])).get(leadId);
  if (visit === undefined) return undefined;
  const { id, sequence, date, window, state, technician } = visit;
  return { id, sequence, date, window, state, technician: technician?.split(' ')[0] ?? null };
}
