import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import { offeredBar, offeredDay, visitShort } from './board-visit.ts';
import { technicianBars } from './technician-fit.ts';

/** 409 of a booking or another action on a visit: what stands in the way. */
export const visitRefusal = z.union([
  /** full: can be insisted on; barred: cannot. */
  z.object({ kind: z.enum(['full', 'barred']), bar: offeredBar, day: offeredDay }),
  /** The lead was merged into another, or its sender had it erased: nothing can be booked for it. */
  z.object({ kind: z.enum(['merged', 'erased']) }),
  /** Somebody else is calling them: who. */
  z.object({ kind: z.literal('held'), by: z.string() }),
  /** The customer is marked “Do not serve”: can be insisted on. */
  z.object({ kind: z.literal('not served') }),
  /** The part it brings is expected after its day: can be insisted on. */
  z.object({ kind: z.literal('before part'), expectedOn: z.string() }),
  /** Somebody else did something with it meanwhile: as it is now. */
  z.object({ kind: z.literal('changed'), visit: z.nullable(visitShort) }),
  /** What speaks against the technician: can be insisted on. */
  z.object({ kind: z.literal('unfit'), bars: z.array(z.enum(technicianBars)) }),
  /** Somebody did something with the lead meanwhile; the rest of the answer is a `leadRefusal`. */
  z.object({ kind: z.literal('lead changed') }),
  /** Nobody is named who could be on the way. */
  z.object({ kind: z.literal('unassigned') }),
  /** The lead has a visit that is still to come. */
  z.object({ kind: z.literal('has visit'), visit: visitShort }),
]);
export type VisitRefusal = ReadonlyOutput<typeof visitRefusal>;
