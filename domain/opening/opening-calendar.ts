// When the company is there: its standing hours, and what the owner says of certain days. Every clock is given such a calendar.
import type { ReadonlyOutput } from '#domain/board/board-call.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { exceptionShape } from './exception-shape.ts';

export type OpeningException = ReadonlyOutput<typeof exceptionShape>;
type OfKind<Kind extends OpeningException['kind']> = Extract<OpeningException, { readonly kind: Kind }>;

export type ClosedDays = OfKind<'closed'>;
export type ClosedYearly = OfKind<'yearly'>;
export type SpecialHours = OfKind<'hours'>;
export type SameDayOff = OfKind<'same-day-off'>;
export type PublicAlert = OfKind<'notice'>;
export type RegionAway = OfKind<'away'>;

export type OpeningCalendar = {
  readonly hours: ServiceHours;
  /** In the order they were put: of two that are equal otherwise, the later one holds. */
  readonly exceptions: readonly OpeningException[];
};

/** The calendar of who makes no exceptions. */
export function standingCalendar(hours: ServiceHours): OpeningCalendar {
  return { hours, exceptions: [] };
}
