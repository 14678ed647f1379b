// Notices for people: with every attempt, counted, and made due again.
import { channelColumn, noticeOf, stateColumn } from './notice-rows.ts';
import type { KeptNotice, NoticeCount, NoticeFilter } from './notice-store.ts';
import type { LeadDatabase } from './tables.ts';

/** Notices of a lead or state with their attempts, oldest first. */
export async function readNotices(
  database: LeadDatabase,
  { leadId, state }: NoticeFilter,
): Promise<readonly KeptNotice[]> {
  const wanted = database
    .selectFrom('notices')
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
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

/** Makes dead notices due again; their schedule begins anew. */
export async function replayDeadNotices(
  database: LeadDatabase,
  { now, leadId }: { readonly now: number; readonly leadId?: string },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('notices')
    .set({ state: 'due', next_at: now, attempts: 0 })
    .where('state', '=', 'dead')
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
