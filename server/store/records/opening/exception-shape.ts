// What an exception looks like, on its way in from the board and out of the store. Messages are names of faults.
import { z } from 'zod';
import type { ExceptionFault } from '#domain/opening/exception-faults.ts';
import { longestAlert, longestReason } from '#domain/opening/exception-faults.ts';
import { citySlugs, countyNames, regionSlugs } from '#domain/opening/today-place.ts';
import { isYearlyDay } from '#domain/opening/holidays.ts';
import { isLocalDate } from '#domain/opening/local-date.ts';
import { mostOpenYears } from '#domain/opening/opening-days.ts';

const fault = (name: ExceptionFault) => ({ error: name });

function line(longest: number) {
  return (
    z
      .string(fault('missing'))
      // PostgreSQL keeps no NUL, nobody types the others, and marks that turn text around have no use here.
      .transform((text) => text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim())
      .refine((text) => text.length <= longest, fault('too-long'))
  );
}

const id = z.string(fault('missing')).regex(/^[\w-]{8,100}$/u, fault('missing'));
const day = z.string(fault('missing')).refine(isLocalDate, fault('no-such-day'));
const hour = z.int(fault('no-such-hour')).min(0, fault('no-such-hour')).max(24, fault('no-such-hour'));
/** Up to the end of the year 9999. */
const instant = z.int(fault('missing')).min(0, fault('missing')).max(253_402_300_799_000, fault('missing'));
const reason = line(longestReason);
const region = z.enum(regionSlugs, fault('unknown-place'));
const fewPlaces = { regions: z.array(region, fault('missing')).max(regionSlugs.length, fault('too-long')) };

/** An exception, field by field; whether it makes sense is for `listExceptionFaults` to say. */
export const exceptionShape = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('closed'), id, from: day, to: day, reason }),
    z.object({
      kind: z.literal('yearly'),
      id,
      day: z.string(fault('missing')).refine(isYearlyDay, fault('no-such-day')),
      from: day,
      openYears: z
        .array(z.int(fault('missing')).min(2000, fault('missing')).max(9999, fault('missing')))
        .max(mostOpenYears, fault('too-long')),
      reason,
    }),
    z.object({
      kind: z.literal('hours'),
      id,
      from: day,
      to: day.nullable(),
      opensAtHour: hour,
      closesAtHour: hour,
      reason,
    }),
    z.object({ kind: z.literal('same-day-off'), id, untilMs: instant, ...fewPlaces, reason }),
    z.object({
      kind: z.literal('notice'),
      id,
      text: line(longestAlert).refine((text) => text !== '', fault('missing')),
      ...fewPlaces,
      counties: z
        .array(z.enum(countyNames, fault('unknown-place')), fault('missing'))
        .max(countyNames.length),
      cities: z.array(z.enum(citySlugs, fault('unknown-place')), fault('missing')).max(citySlugs.length),
      fromMs: instant,
      untilMs: instant,
      stopsVisits: z.boolean(fault('missing')).default(false),
    }),
    z.object({ kind: z.literal('away'), id, region, fromMs: instant, untilMs: instant, reason }),
  ],
  fault('missing'),
);
