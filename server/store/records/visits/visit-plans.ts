// The owner's plan of windows, as the rows of it.
import {
  visitRegionOf,
  type PlannedWindow,
  type VisitPlan,
  type VisitRegion,
} from '#domain/visits/visit-plan.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type { Action } from '#server/store/records/events/action.ts';

/** The owner's plan, by weekday and hour; empty until there is one. */
export async function readVisitPlan(database: LeadDatabase | LeadTransaction): Promise<VisitPlan> {
  const rows = await database
    .selectFrom('visit_windows')
    .selectAll()
    .orderBy('weekday')
    .orderBy('from_hour')
    .execute();
  const windows = Map.groupBy(rows, ({ weekday, from_hour }) => `${weekday} ${from_hour}`);
  return [...windows.values()].flatMap((places): PlannedWindow[] => {
    const [first] = places;
    if (first === undefined) return [];
    const entries = places.map((row): [VisitRegion, number] => [visitRegionOf(row.region), row.places]);
    return [{ weekday: first.weekday, fromHour: first.from_hour, places: Object.fromEntries(entries) }];
  });
}

/** Puts a plan in the place of the one before. A window in which no region takes a visit is kept by a row of none. */
export async function saveVisitPlan(
  transaction: LeadTransaction,
  plan: VisitPlan,
  { at, operator }: Action,
): Promise<void> {
  await transaction.deleteFrom('visit_windows').execute();
  const rows = plan.flatMap(({ weekday, fromHour, places }) => {
    const entries = Object.entries({ outside: 0, ...places });
    return entries.map(([region, count]) => ({ weekday, from_hour: fromHour, region, places: count }));
  });
  await transaction.insertInto('visit_windows').values(rows).execute();
  const detail = `${plan.length} windows a week`;
  await noteChange(transaction, { at, operator, what: 'visit windows changed', detail });
}
