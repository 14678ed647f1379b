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
  /** What who was there noted of it, for who brings it. Parts of before it was kept have none. */
  note: z._default(z.string(), ''),
});
export type VisitPart = Readonly<z.output<typeof visitPart>>;

export const longestPartName = 200;

/** A day that is still to come is when it is expected, and not when it was ordered. */
export function isOrderedLater({ orderedOn }: Pick<VisitPart, 'orderedOn'>, today: LocalDate): boolean {
  return orderedOn !== null && today < orderedOn;
}

/** When the part of a visit is expected, if that is after its day. */
export function partExpectedAfter(part: Pick<VisitPart, 'expectedOn'> | null, date: LocalDate) {
  const expectedOn = part?.expectedOn ?? null;
  return expectedOn !== null && date < expectedOn ? expectedOn : undefined;
}

/** As it is sent: it has a name, and what is not ordered is not expected. The note is sent beside it. */
export const givenPart = z
  .extend(z.omit(visitPart, { note: true }), {
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
export type GivenPart = Readonly<z.output<typeof givenPart>>;
