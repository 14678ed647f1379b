// Counting leads where they are, a span at a time.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import type { Arrivals } from '#domain/figures/figure-days.ts';
import type { CallTime, FigureSlice, SliceCounts, Span } from '#domain/figures/figure-slices.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

const isCalled = sql<SqlBool>`called_at is not null`;
const isKept = sql<SqlBool>`called_at <= due_at`;
const isVisited = sql<SqlBool>`state = 'booked' or (state = 'done' and exists (
  select 1 from lead_events as done where done.lead_id = leads.id and done.outcome in ('booked', 'visit-set')))`;

const isOurs = sql<SqlBool>`state not in ('not-ours', 'spam')`;
/** Of their own, or of a request that was joined to it. */
const hasPhoto = sql<SqlBool>`(exists (select 1 from lead_photos where lead_photos.lead_id = leads.id)
  or exists (select 1 from leads as joined join lead_photos on lead_photos.lead_id = joined.id
    where joined.merged_into = leads.id))`;

/** Leads of a span, without suspects and without those another lead of the same person stands for. */
export function selectLeads(database: LeadDatabase, { fromMs, untilMs }: Span) {
  return database
    .selectFrom('leads')
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', untilMs)
    .where(sql<SqlBool>`suspect = 0 and merged_into is null`);
}

function countIf(condition: ReturnType<typeof sql<SqlBool>>) {
  return sql<number>`cast(coalesce(sum(case when ${condition} then 1 else 0 end), 0) as bigint)`;
}

async function countLeads(database: LeadDatabase, span: Span, now: number): Promise<SliceCounts> {
  return selectLeads(database, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('leads'),
      countIf(isCalled).as('called'),
      countIf(isKept).as('kept'),
      countIf(sql<SqlBool>`called_at is null and due_at < ${now} and state not in ('not-ours', 'spam')`).as(
        'late',
      ),
      countIf(isVisited).as('booked'),
      countIf(sql<SqlBool>`state = 'done'`).as('done'),
      countIf(sql<SqlBool>`state = 'not-ours'`).as('notOurs'),
      countIf(sql<SqlBool>`state = 'spam'`).as('spam'),
      countIf(sql<SqlBool>`${isOurs} and ${hasPhoto}`).as('withPhoto'),
      countIf(sql<SqlBool>`${isOurs} and sign <> ''`).as('withSign'),
      countIf(sql<SqlBool>`${isOurs} and canceled_at is not null`).as('canceled'),
    ])
    .executeTakeFirstOrThrow();
}

/** Literals, because node:sqlite binds numbers as fractions, and dividing by one gives no whole result. */
const secondsOfClock = sql<number>`(case when called_at > clock_starts_at then called_at - clock_starts_at else 0 end) / 1000`;
const quarterMs = 900_000;
const quarter = sql<number>`received_at / 900000`;

function listCallTimes(database: LeadDatabase, span: Span): Promise<CallTime[]> {
  return selectLeads(database, span)
    .where(isCalled)
    .select(({ fn }) => [secondsOfClock.as('seconds'), fn.countAll<number>().as('calls')])
    .groupBy(secondsOfClock)
    .execute();
}

export async function countSlices(
  database: LeadDatabase,
  spans: readonly Span[],
  now: number,
): Promise<readonly FigureSlice[]> {
  const slices: FigureSlice[] = [];
  for (const span of spans) {
    const counts = await countLeads(database, span, now);
    await nextTurn();
    slices.push({ ...span, ...counts, callTimes: await listCallTimes(database, span) });
    await nextTurn();
  }
  return slices;
}

export async function listArrivals(
  database: LeadDatabase,
  spans: readonly Span[],
): Promise<readonly Arrivals[]> {
  const arrivals: Arrivals[] = [];
  for (const span of spans) {
    const rows = await selectLeads(database, span)
      .select(({ fn }) => [quarter.as('quarter'), fn.countAll<number>().as('leads')])
      .groupBy(quarter)
      .execute();
    arrivals.push(...rows.map(({ quarter: place, leads }) => ({ atMs: place * quarterMs, leads })));
    await nextTurn();
  }
  return arrivals;
}
