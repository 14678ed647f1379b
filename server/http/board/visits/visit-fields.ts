// What is posted about visits.
import { z } from 'zod';
import { isLocalDate } from '#domain/opening/local-date.ts';
import { mostPlaces, visitRegions } from '#domain/visits/visit-plan.ts';
import { windowHours } from '#domain/visits/visit.ts';
import { aNote, pressId, seenLead } from '#server/http/board/desk/press-shapes.ts';

const note = aNote.default('');
const seen = z.int().min(0);
const fromHour = z
  .int()
  .min(0)
  .max(24 - windowHours);

const wish = {
  id: pressId,
  date: z.string().refine(isLocalDate),
  fromHour,
  technicianId: z.string().max(100).nullable(),
  note,
  isOverfull: z.boolean().default(false),
  ...seenLead,
};

export const bookingBody = z.object(wish);
export const moveBody = z.object({ ...wish, seen });
export const stepBody = z.object({ id: pressId, seen, note, ...seenLead });
/** `press` is the one that is taken back. */
export const undoBody = z.object({ id: pressId, press: pressId });

const places = z.partialRecord(z.enum(visitRegions), z.int().min(0).max(mostPlaces));

export const planBody = z.object({
  windows: z
    .array(z.object({ weekday: z.int().min(0).max(6), fromHour, places }))
    .max(7 * (24 / windowHours)),
});

export const technicianBody = z.object({
  name: z
    .string()
    .transform((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
    .pipe(z.string().min(1).max(80)),
});
