import { eventOutcomes, type LeadEvent } from '#domain/leads/lead.ts';
import { z } from 'zod';
import type { EventRow, LeadDatabase } from '#server/store/database/tables.ts';

/** Made once, which takes longer than to use it. */
const outcomeColumn = z.enum(eventOutcomes);

/** What staff did, out of its row. Throws if the row holds what this version does not know. */
export function eventOf({ id, at, outcome, operator, note, follow_up_at }: EventRow): LeadEvent {
  return { id, at, outcome: outcomeColumn.parse(outcome), operator, note, followUpAt: follow_up_at };
}

/** What staff did for some leads, oldest first. `ids` are at most a thousand. */
export function listEventsOf(database: LeadDatabase, ids: readonly string[]): Promise<readonly EventRow[]> {
  return database
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
