// What presses at the board are made of, as they are posted.
import { z } from 'zod';
import { leadStates } from '#domain/leads/lead.ts';
import type { SeenLead } from '#server/store/records/events/press.ts';

/** Drawn by the board for each press, so that one sent twice counts once. */
export const pressId = z.string().regex(/^[\w-]{8,100}$/);
export const aLeadId = z.string().regex(/^[\w-]{1,100}$/);

/** A note of the length of a lead's message. */
const longestNote = 2000;

export const aNote = z
  .string()
  .max(longestNote)
  // PostgreSQL keeps no NUL, and nobody types the others.
  .transform((text) => text.replaceAll(/[^\P{Cc}\n]/gu, '').trim());

/** The lead as it was shown to who presses. */
export const seenLead = {
  seenState: z.enum(leadStates).optional(),
  seenEvents: z.int().min(0).optional(),
};

export function seenOf({
  seenState,
  seenEvents,
}: z.output<z.ZodObject<typeof seenLead>>): SeenLead | undefined {
  return seenState === undefined || seenEvents === undefined
    ? undefined
    : { state: seenState, events: seenEvents };
}
