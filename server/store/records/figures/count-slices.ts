// Counting leads where they are, a span at a time.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import type { CallTime, FigureSlice, SliceCounts, Span } from '#domain/figures/figure-slices.ts';
import type { EventOutcome } from '#domain/leads/lead.ts';
import { unfinishedStates, type VisitState } from '#domain/visits/visit.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Who called us was promised no call. */
const isPromised = sql<SqlBool>`entered_by = ''`;
export const isCalled = sql<SqlBool>`called_at is not null and ${isPromised}`;
export const isKept = sql<SqlBool>`called_at <= due_at and ${isPromised}`;
const isOurs = sql<SqlBool>`state not in ('not-ours', 'spam')`;

/** Nobody rang, and the time promised is over. */
export const isLateAt = (now: number) =>
  sql<SqlBool>`called_at is null and due_at < ${now} and ${isOurs} and ${isPromised}`;

/** Not taken back since. */
const isMarked = (...outcomes: readonly EventOutcome[]) => sql<SqlBool>`exists (
  select 1 from lead_events as past where past.lead_id = leads.id and past.outcome in (${sql.join(outcomes)})
  and not exists (select 1 from lead_events as undo where undo.id = past.id || '.undo'))`;

// The way to a repair, each step with all who came further.
const hasVisit = (...states: readonly VisitState[]) => sql<SqlBool>`exists (
  select 1 from visits where visits.lead_id = leads.id and visits.state in (${sql.join(states)}))`;
const isRepaired = hasVisit('done');
/** Somebody was there, though there may be more to do. */
const isVisited = hasVisit('done', ...unfinishedStates);
const isBooked = sql<SqlBool>`(exists (select 1 from visits where visits.lead_id = leads.id) or ${isMarked('booked')})`;
/** Closed by staff, and not because the customer wanted nothing any more. */
const isClosed = sql<SqlBool>`(state = 'done' and canceled_at is null and erased_at is null)`;
/** Who closes after ringing without a word of an answer has talked with them. */
const isReached = sql<SqlBool>`(${isBooked} or ${isMarked('called')}
  or (${isClosed} and called_at is not null and attempts = 0))`;
const isDone = sql<SqlBool>`(${isRepaired} or (${isClosed} and ${isReached}))`;
const isCanceled = sql<SqlBool>`(${isOurs} and canceled_at is not null)`;
const isErased = sql<SqlBool>`(${isOurs} and erased_at is not null and canceled_at is null and not ${isRepaired})`;
/** Of their own, or of a request that was merged into it. */
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

export function countIf(condition: ReturnType<typeof sql<SqlBool>>) {
  return sql<number>`cast(coalesce(sum(case when ${condition} then 1 else 0 end), 0) as bigint)`;
}

/** For rows that are put together by a name. */
export const wayOfLeads = [
  sql<number>`count(*)`.as('count'),
  countIf(isReached).as('reached'),
  countIf(isBooked).as('booked'),
  countIf(isVisited).as('visited'),
  countIf(isDone).as('done'),
  countIf(
    sql<SqlBool>`state = 'not-ours' or ${isCanceled} or ${isErased} or (${isClosed} and not ${isReached})`,
  ).as('lost'),
] as const;

async function countLeads(database: LeadDatabase, span: Span, now: number): Promise<SliceCounts> {
  return selectLeads(database, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('leads'),
      countIf(isCalled).as('called'),
      countIf(isKept).as('kept'),
      countIf(isLateAt(now)).as('late'),
      countIf(isReached).as('reached'),
      countIf(isBooked).as('booked'),
      countIf(isVisited).as('visited'),
      countIf(isDone).as('done'),
      countIf(isCanceled).as('canceled'),
      countIf(isErased).as('erased'),
      countIf(sql<SqlBool>`${isClosed} and not ${isReached}`).as('unreached'),
      countIf(sql<SqlBool>`state = 'not-ours'`).as('notOurs'),
      countIf(sql<SqlBool>`state = 'spam'`).as('spam'),
      countIf(sql<SqlBool>`${isOurs} and ${hasPhoto}`).as('withPhoto'),
      countIf(sql<SqlBool>`${isOurs} and sign <> ''`).as('withSign'),
    ])
    .executeTakeFirstOrThrow();
}

/** Literals, because node:sqlite binds numbers as fractions, and dividing by one gives no whole result. */
export const secondsOfClock = sql<number>`(case when called_at > clock_starts_at then called_at - clock_starts_at else 0 end) / 1000`;

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
