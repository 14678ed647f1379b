// A return visit on a day before its part is expected is asked about once.
import { partExpectedAfter, type VisitPart } from '#domain/visits/visit-part.ts';
import type { VisitAnswer, VisitWish } from './visit-action.ts';

type BeforePart = Extract<VisitAnswer, { readonly kind: 'before part' }>;

/** Undefined where the part is there by then, or who asked means it. */
export function refuseBeforePart(
  part: VisitPart | null,
  { date, isBeforePart = false }: Pick<VisitWish, 'date' | 'isBeforePart'>,
): BeforePart | undefined {
  const expectedOn = isBeforePart ? undefined : partExpectedAfter(part, date);
  return expectedOn === undefined ? undefined : { kind: 'before part', expectedOn };
}
