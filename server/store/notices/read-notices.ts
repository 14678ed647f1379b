// Notices for people: with every attempt, counted, and made due again.
import { channelColumn, noticeOf, stateColumn } from './notice-rows.ts';
import type { KeptNotice, NoticeCount, NoticeFilter, NoticeReplay } from './notice-store.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { LeadDatabase, Tables } from '#server/store/tables.ts';

function isFailing(where: ExpressionBuilder<Tables, 'notices'>, since: number): Expression<SqlBool> {
  const tried = where
    .selectFrom('notice_attempts')
    .select('notice_attempts.id')
    .whereRef('notice_attempts.notice_id', '=', 'notices.id')
    .where('notice_attempts.at', '<=', since);
  // What is being sent at this moment stays among them until it is through.
  const waits = where('notices.state', 'in', ['retry', 'leased']).and(where.exists(tried));
  return where.or([where('notices.state', '=', 'dead'), waits]);
}

/** How many notices were given up, or tried by then and are still not through. */
export async function countFailing(database: LeadDatabase, since: number): Promise<number> {
  const { count } = await database
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => isFailing(where, since))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notices of a lead, of a state or that fail, with their attempts, oldest first. */
export async function readNotices(
  database: LeadDatabase,
  { leadId, state, failingSince }: NoticeFilter,
): Promise<readonly KeptNotice[]> {
  const wanted = database
    .selectFrom('notices')
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(failingSince !== undefined, (query) => query.where((where) => isFailing(where, failingSince ?? 0)));
  const rows = await wanted.selectAll().orderBy('next_at').orderBy('id').execute();
  const attempts = await database
    .selectFrom('notice_attempts')
    .selectAll()
    .where('notice_id', 'in', wanted.select('id'))
    .orderBy('at')
    .orderBy('id')
    .execute();
  const attemptsOf = Map.groupBy(attempts, (row) => row.notice_id);
  return rows.map((row) => noticeOf(row, attemptsOf.get(row.id) ?? []));
}

/** How many notices stand where, and since when the oldest of them was to be sent. */
export async function countNotices(database: LeadDatabase): Promise<readonly NoticeCount[]> {
  const rows = await database
    .selectFrom('notices')
    .select(({ fn }) => [
      'channel',
      'state',
      fn.countAll<number>().as('count'),
      fn.min('next_at').as('oldest'),
    ])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ channel, state, count, oldest }) => ({
    channel: channelColumn.parse(channel),
    state: stateColumn.parse(state),
    count,
    oldestAt: oldest,
  }));
}

/** Makes notices due again; their schedule begins anew. */
export async function replayNotices(
  database: LeadDatabase,
  { now, leadId, noticeId }: NoticeReplay,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('notices')
    .set({ state: 'due', next_at: now, attempts: 0 })
    .where('state', 'in', noticeId === undefined ? ['dead'] : ['dead', 'retry'])
    .$if(noticeId !== undefined, (query) => query.where('id', '=', noticeId ?? ''))
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
