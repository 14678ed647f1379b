// The visit of a lead, as the server tells it with rows and refusals: checked before it is shown.
import { visitStates } from '#domain/visits/visit.ts';
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const text = z.string();
const number = z.number();

export const visitRegion = z.enum([
  ...['miami-dade', 'broward-county', 'palm-beach-county', 'southwest-florida', 'central-florida'],
  ...['west-central-florida', 'outside'],
] as const);

export const visitShort = z.object({
  id: text,
  date: text,
  window: z.object({ fromHour: number, toHour: number }),
  state: z.enum(visitStates),
  technicianId: z.nullable(text),
  note: text,
  sequence: number,
  technician: z.nullable(text),
});
