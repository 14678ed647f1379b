import { z } from 'zod';
import { visitStates } from '#domain/visits/visit.ts';
import type { LeadDatabase } from '#server/store/tables.ts';
import type { MyRequest } from './my-request-store.ts';

/** The visit of a lead that was agreed last, whatever became of it. */
export async function findLatestVisit(database: LeadDatabase, leadId: string): Promise<MyRequest['visit']> {
  const row = await database
    .selectFrom('visits')
    .leftJoin('technicians', 'technicians.id', 'visits.technician_id')
    .select(['visits.day', 'visits.from_hour', 'visits.to_hour', 'visits.state', 'technicians.name'])
    .where('visits.lead_id', '=', leadId)
    .orderBy('visits.created_at', 'desc')
    .orderBy('visits.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    date: row.day,
    window: { fromHour: row.from_hour, toHour: row.to_hour },
    state: z.enum(visitStates).parse(row.state),
    technician: row.name?.split(' ')[0] ?? null,
  };
}
