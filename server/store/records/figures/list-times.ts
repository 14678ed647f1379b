// When leads came, and how long they waited for the first call of each operator.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import type { Arrivals } from '#domain/figures/figure-days.ts';
import type { CallerTime, Span } from '#domain/figures/figure-slices.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { countIf, isCalled, isKept, isLateAt, secondsOfClock, selectLeads } from './count-slices.ts';

const quarterMs = 900_000;
const quarter = sql<number>`received_at / 900000`;

/** Who marked the first call of a lead: the clock ended with it. */
const firstCaller = sql<string>`(select past.operator from lead_events as past
  where past.lead_id = leads.id and past.at >= leads.called_at and past.outcome not in ('note', 'corrected', 'undone')
  order by past.at, past.id limit 1)`;

/** The first calls of each operator, by how long the customer had waited. */
export async function listCallerTimes(
  database: LeadDatabase,
  spans: readonly Span[],
): Promise<readonly CallerTime[]> {
  const times: CallerTime[] = [];
  for (const span of spans) {
    const calls = database
      .selectFrom(
        selectLeads(database, span)
          .where(isCalled)
          .select([
            firstCaller.as('operator'),
            secondsOfClock.as('seconds'),
            'called_at',
            'due_at',
            'entered_by',
          ])
          .as('calls'),
      )
      .where('operator', 'is not', null)
      .select(({ fn }) => [
        'operator',
        'seconds',
        fn.countAll<number>().as('calls'),
        countIf(isKept).as('kept'),
      ])
      .groupBy(['operator', 'seconds']);
    times.push(...(await calls.execute()));
    await nextTurn();
  }
  return times;
}

export async function listArrivals(
  database: LeadDatabase,
  spans: readonly Span[],
  now: number,
): Promise<readonly Arrivals[]> {
  const arrivals: Arrivals[] = [];
  for (const span of spans) {
    const rows = await selectLeads(database, span)
      .select(({ fn }) => [
        quarter.as('quarter'),
        fn.countAll<number>().as('leads'),
        countIf(sql<SqlBool>`(${isCalled}) or (${isLateAt(now)})`).as('owed'),
        countIf(isKept).as('kept'),
      ])
      .groupBy(quarter)
      .execute();
    arrivals.push(...rows.map(({ quarter: place, ...counts }) => ({ atMs: place * quarterMs, ...counts })));
    await nextTurn();
  }
  return arrivals;
}
