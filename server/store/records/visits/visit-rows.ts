// Between a visit and its row.
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { anyProfile, technicianProfile, type Technician } from '#domain/visits/technician.ts';
import { visitPart, type VisitPart } from '#domain/visits/visit-part.ts';
import { visitStates, type Visit } from '#domain/visits/visit.ts';
import type { Tables } from '#server/store/database/tables.ts';

export type VisitRow = Selectable<Tables['visits']>;
export type NewVisitRow = Insertable<Tables['visits']>;
type TechnicianRow = Selectable<Tables['technicians']>;

/** Made once, which takes longer than to use it. */
const stateColumn = z.enum(visitStates);

/** The part of a column. */
export function partOf(column: string): VisitPart | null {
  return column === '' ? null : visitPart.parse(JSON.parse(column));
}

/** The visit of a row. Throws if the row holds what this version does not know. */
export function visitOf(row: VisitRow): Visit {
  return {
    id: row.id,
    leadId: row.lead_id,
    date: row.day,
    window: { fromHour: row.from_hour, toHour: row.to_hour },
    technicianId: row.technician_id,
    note: row.note,
    state: stateColumn.parse(row.state),
    part: partOf(row.part),
    keptUnder: row.kept_under,
    sequence: row.sequence,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    by: row.operator,
  };
}

/** The technician of a row. Throws if the row holds what this version does not know. */
export function technicianOf({ id, name, gone_at, profile, ...row }: TechnicianRow): Technician {
  return {
    ...{ id, name, isGone: gone_at !== null, feedMadeAt: row.feed_made_at, pageMadeAt: row.page_made_at },
    profile: profile === '' ? anyProfile : technicianProfile.parse(JSON.parse(profile)),
  };
}

/** What undoing an action brings back of a visit. */
export const visitWas = z.object({
  day: z.string(),
  from_hour: z.number(),
  to_hour: z.number(),
  technician_id: z.string().nullable(),
  note: z.string(),
  state: z.enum(visitStates),
  // Actions of before it was kept are of visits that waited for none.
  part: z.string().default(''),
  kept_under: z.string().default(''),
});
