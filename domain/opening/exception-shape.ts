// When the company is there, said of certain days: on its way in from the board and out of the store. Messages are names of faults.
import * as z from 'zod/mini';
import { citySlugs, countyNames, regionSlugs } from '#domain/places/named-places.ts';
import { longestAlert, longestReason, mostOpenYears, type ExceptionFault } from './exception-limits.ts';
import { isYearlyDay } from './holidays.ts';
import { isLocalDate } from './local-date.ts';

const fault = (name: ExceptionFault) => ({ error: name });

function line(longest: number) {
  return z
    .pipe(
      z.string(fault('missing')),
      // PostgreSQL keeps no NUL, nobody types the others, and marks that turn text around have no use here.
      z.transform((text: string) => text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()),
    )
    .check(z.refine((text) => text.length <= longest, fault('too-long')));
}

const wholeNumber = (from: number, to: number, name: ExceptionFault) =>
  z.int(fault(name)).check(z.minimum(from, fault(name)), z.maximum(to, fault(name)));
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item, fault('missing')).check(z.maxLength(most, fault('too-long')));

const id = z.string(fault('missing')).check(z.regex(/^[\w-]{8,100}$/u, fault('missing')));
const day = z.string(fault('missing')).check(z.refine(isLocalDate, fault('no-such-day')));
const hour = wholeNumber(0, 24, 'no-such-hour');
/** Up to the end of the year 9999. */
const instant = wholeNumber(0, 253_402_300_799_000, 'missing');
/** Shown to people: "Thanksgiving Day". */
const reason = line(longestReason);
const region = z.enum(regionSlugs, fault('unknown-place'));
/** Empty: everywhere. */
const regions = listOf(region, regionSlugs.length);

/** Days on which nobody works, the last included. */
const closedDays = z.object({ kind: z.literal('closed'), id, from: day, to: day, reason });

/** A day of every year on which nobody works, from a date on. Other hours of that single day, or the year named here, come before it. */
const closedYearly = z.object({
  kind: z.literal('yearly'),
  id,
  /** The name of a holiday, or month and day: `isYearlyDay`. */
  day: z.string(fault('missing')).check(z.refine(isYearlyDay, fault('no-such-day'))),
  /** Earlier years stay as they were. */
  from: day,
  /** Years in which it is a day like others. */
  openYears: listOf(wholeNumber(2000, 9999, 'missing'), mostOpenYears),
  reason,
});

/** Other hours on these days; without a last day they hold until they are changed again. */
const specialHours = z.object({
  kind: z.literal('hours'),
  id,
  from: day,
  to: z.nullable(day),
  opensAtHour: hour,
  /** The first hour that is closed, up to 24. */
  closesAtHour: hour,
  reason,
});

/** No visits on the same day until then. */
const sameDayOff = z.object({ kind: z.literal('same-day-off'), id, untilMs: instant, regions, reason });

/** What pages tell people, from one instant to another; without places, everywhere. It is stored as "notice". */
const publicAlert = z.object({
  kind: z.literal('notice'),
  id,
  text: line(longestAlert).check(z.refine((text) => text !== '', fault('missing'))),
  regions,
  counties: listOf(z.enum(countyNames, fault('unknown-place')), countyNames.length),
  cities: listOf(z.enum(citySlugs, fault('unknown-place')), citySlugs.length),
  fromMs: instant,
  untilMs: instant,
  /** No visit is made in this time there; else it is words alone. */
  stopsVisits: z._default(z.boolean(fault('missing')), false),
});

/** No visits and no promise in these regions for a time, as in one storm. Leads from there are kept, and their clock starts when we are back. */
const regionAway = z.object({
  kind: z.literal('away'),
  id,
  /** At least one. */
  regions,
  fromMs: instant,
  untilMs: instant,
  reason,
});

/** An exception, field by field; whether it makes sense is for `listExceptionFaults` to say. */
export const exceptionShape = z.discriminatedUnion(
  'kind',
  [closedDays, closedYearly, specialHours, sameDayOff, publicAlert, regionAway],
  fault('missing'),
);
