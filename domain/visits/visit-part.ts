// The part that a repair waits for: which, when it was ordered, when it is expected.
import * as z from 'zod/mini';
import { isLocalDate, type LocalDate } from '#domain/opening/local-date.ts';
import { cleanLine } from '#domain/words/clean-line.ts';

const date = z.nullable(z.string().check(z.refine(isLocalDate)));

/** As it is kept. */
export const visitPart = z.object({
  name: z.string(),
  /** Null while nobody has ordered it. */
  orderedOn: date,
  /** Null while nobody knows. */
  expectedOn: date,
});
export type VisitPart = Readonly<z.output<typeof visitPart>>;

export const longestPartName = 200;

/** A day that is still to come is when it is expected, and not when it was ordered. */
export function isOrderedLater({ orderedOn }: Pick<VisitPart, 'orderedOn'>, today: LocalDate): boolean {
  return orderedOn !== null && today < orderedOn;
}

/** As it is sent: it has a name, and what is not ordered is not expected. */
export const givenPart = z
  .extend(visitPart, {
    name: z.pipe(
      z.string().check(z.maxLength(longestPartName)),
      z.transform((text) => cleanLine(text, longestPartName)),
    ),
  })
  .check(
    z.refine(({ name }) => name !== ''),
    z.refine(
      ({ orderedOn, expectedOn }) => expectedOn === null || (orderedOn !== null && orderedOn <= expectedOn),
    ),
  );
