// Exceptions as an owner makes them, and how the store is asked to keep them.
import { exceptionEndsAt } from '#domain/opening/exception-faults.ts';
import type {
  ClosedDays,
  ClosedYearly,
  OpeningException,
  PublicAlert,
} from '#domain/opening/opening-calendar.ts';
import type { ExceptionChange } from '#server/store/records/opening/kept-exception.ts';
import { noon } from './a-quote.ts';
import { florida } from './company.ts';

let made = 0;

/** Closed on 4 July 2026, or on other days. */
export function aClosedDay(changes: Partial<ClosedDays> = {}): ClosedDays {
  made += 1;
  return {
    kind: 'closed',
    id: `exception-${made}`,
    from: '2026-07-04',
    to: '2026-07-04',
    reason: 'Independence Day',
    ...changes,
  };
}

/** Closed on every Thanksgiving from 2026 on. */
export function aYearlyClosing(changes: Partial<ClosedYearly> = {}): ClosedYearly {
  made += 1;
  return {
    kind: 'yearly',
    id: `exception-${made}`,
    day: 'Thanksgiving Day',
    from: '2026-01-01',
    openYears: [],
    reason: 'Thanksgiving Day',
    ...changes,
  };
}

/** A storm in Pinellas from noon for a day. */
export function aStorm(changes: Partial<PublicAlert> = {}): PublicAlert {
  made += 1;
  return {
    kind: 'notice',
    id: `exception-${made}`,
    text: 'Hurricane: we are off the roads in Pinellas.',
    regions: [],
    counties: ['Pinellas'],
    cities: [],
    fromMs: noon,
    untilMs: noon + 24 * 60 * 60_000,
    stopsVisits: false,
    ...changes,
  };
}

export function aChange(
  exception: OpeningException,
  changes: Partial<ExceptionChange> = {},
): ExceptionChange {
  const endsAt = exceptionEndsAt(exception, florida.timeZone);
  return { exception, endsAt, operator: 'Ana', at: noon, hours: florida, ...changes };
}
