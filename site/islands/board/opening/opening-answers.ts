// What the server says of hours and notices, checked before it is shown: the shape of domain/opening/board-opening.ts.
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { Today } from '#domain/opening/today.ts';
import * as z from 'zod/mini';
import { exceptionShape, has, hoursShape } from './calendar-shape.ts';

// Zod would try to compile its checks, which the content security policy forbids and reports.
z.config({ jitless: true });

const opening = z.object({
  hours: hoursShape,
  today: z.custom<Today>((value) => has(value, 'promise')),
  exceptions: z.array(
    z.object({
      exception: exceptionShape,
      operator: z.string(),
      changedAt: z.number(),
      endsAt: z.nullable(z.number()),
    }),
  ),
});

/** Throws if the server answered in a shape this page does not know. */
export const parseOpening = (answer: unknown): BoardOpening => opening.parse(answer);

/** An exception made of fields; what is wrong with them the server says. */
export const parseException = (value: unknown): OpeningException => exceptionShape.parse(value);

const faults = z.object({ faults: z.array(z.object({ field: z.string(), fault: z.string() })) });

export type NamedFault = { readonly field: string; readonly fault: string };

/** The faults of a refused change; none where it was refused for another reason. */
export function readFaults(answer: unknown): readonly NamedFault[] {
  return faults.safeParse(answer).data?.faults ?? [];
}
