// What is left of the windows of some days in a region.
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { isServiceDay, offerDay, type OfferedDay } from '#domain/visits/offered-windows.ts';
import { standingPlan, type VisitRegion } from '#domain/visits/visit-plan.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { countHeld } from '#server/store/records/holds/held-window-rows.ts';
import { readVisitPlan } from '#server/store/records/visits/visit-plans.ts';

export type OfferQuestion = {
  readonly region: VisitRegion;
  /** Where in the region, for alerts of a county or a town; empty where it is not known. */
  readonly zip: string;
  readonly days: readonly LocalDate[];
  /** When given, the first so many of the days on which anything can be booked, and none of the others. */
  readonly mostServiceDays?: number;
  readonly calendar: OpeningCalendar;
  readonly now: number;
  /** A visit that is being moved takes no place of its own window. */
  readonly except?: string;
  /** The window that a lead holds takes no place from itself. */
  readonly exceptLead?: string;
};

/** The days as they stand; a canceled visit leaves its place to others, a window that is held takes one. */
export async function offerDays(
  database: LeadDatabase | LeadTransaction,
  { region, zip, days, mostServiceDays, calendar, now, except = '', exceptLead = '' }: OfferQuestion,
): Promise<readonly OfferedDay[]> {
  if (days.length === 0) return [];
  const own = await readVisitPlan(database);
  const plan = own.length > 0 ? own : standingPlan(calendar.hours);
  const taken = await database
    .selectFrom('visits')
    .select(({ fn }) => ['day', 'from_hour', fn.countAll<number>().as('count')])
    .where('day', 'in', days)
    .where('region', '=', region)
    .where('state', '!=', 'canceled')
    .where('id', '!=', except)
    .groupBy(['day', 'from_hour'])
    .execute();
  const held = await countHeld(database, { region, days, now, exceptLead });
  const counts = Map.groupBy([...taken, ...held], ({ day, from_hour }) => `${day} ${from_hour}`);
  const sum = (all: readonly { readonly count: number }[]) =>
    all.reduce((total, { count }) => total + count, 0);
  const place = placeOfVisit(region, zip);
  // One after the other: of many days the first few are often enough, and each takes a third of a millisecond.
  const offered = days.values().map((date) =>
    offerDay({
      ...{ plan, calendar, region, place, date, now },
      countTaken: (fromHour) => sum(counts.get(`${date} ${fromHour}`) ?? []),
    }),
  );
  return mostServiceDays === undefined
    ? [...offered]
    : [...offered.filter(isServiceDay).take(mostServiceDays)];
}
