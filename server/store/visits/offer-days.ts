// What is left of the windows of some days in a region.
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { offerDay, type OfferedDay } from '#domain/visits/offered-windows.ts';
import { standingPlan, type VisitRegion } from '#domain/visits/visit-plan.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';
import { readVisitPlan } from './visit-plans.ts';

export type OfferQuestion = {
  readonly region: VisitRegion;
  readonly days: readonly LocalDate[];
  readonly calendar: OpeningCalendar;
  readonly now: number;
  /** A visit that is being moved takes no place of its own window. */
  readonly except?: string;
};

/** The days as they stand; a cancelled visit leaves its place to others. */
export async function offerDays(
  database: LeadDatabase | LeadTransaction,
  { region, days, calendar, now, except = '' }: OfferQuestion,
): Promise<readonly OfferedDay[]> {
  if (days.length === 0) return [];
  const own = await readVisitPlan(database);
  const plan = own.length > 0 ? own : standingPlan(calendar.hours);
  const taken = await database
    .selectFrom('visits')
    .select(({ fn }) => ['day', 'from_hour', fn.countAll<number>().as('count')])
    .where('day', 'in', days)
    .where('region', '=', region)
    .where('state', '!=', 'cancelled')
    .where('id', '!=', except)
    .groupBy(['day', 'from_hour'])
    .execute();
  const counts = new Map(taken.map(({ day, from_hour, count }) => [`${day} ${from_hour}`, count]));
  return days.map((date) =>
    offerDay({
      ...{ plan, calendar, region, date, now },
      countTaken: (fromHour) => counts.get(`${date} ${fromHour}`) ?? 0,
    }),
  );
}
