// Notices for people: with every attempt, counted, and made due again.
import { noticeOf } from './notice-rows.ts';
import { isGivenUp, isHeldBack, isInHand, isUnknown, isWaiting } from './notice-sets.ts';
import type { KeptNotice, NoticeCount, NoticeFilter, NoticeReplay } from './kept-notice.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** One mistyped staff address can make every notice of a year one to look at. */
const mostFailing = 500;

/** Notices that were given up, that nobody sends, or that were tried by then and are still not through. */
export function selectFailing(database: LeadDatabase, since: number) {
  const all = database.selectFrom('notices').select('notices.id');
  const tried = all.where((where) =>
    where.exists(
      where
        .selectFrom('notice_attempts')
        .select('notice_attempts.id')
        .whereRef('notice_attempts.notice_id', '=', 'notices.id')
        .where('notice_attempts.at', '<=', since),
    ),
  );
  // Each by its own index: SQLite goes through all notices for an OR of them.
  const failing = all
    .where(isGivenUp)
    .unionAll(all.where(isUnknown))
    .unionAll(tried.where(isWaiting).where('notices.state', '=', 'retry'))
    // What is being sent at this moment stays among them until it is through.
    .unionAll(tried.where(isInHand));
  return database.selectFrom('notices').where('notices.id', 'in', failing);
}

/** How many of them there are. */
export async function countFailing(database: LeadDatabase, since: number): Promise<number> {
  const { count } = await selectFailing(database, since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notices of a lead, of a state or that fail, with their attempts, oldest first; of very many that fail the newest. */
export async function readNotices(
  database: LeadDatabase,
  { leadId, state, failingSince }: NoticeFilter,
): Promise<readonly KeptNotice[]> {
  const all =
    failingSince === undefined ? database.selectFrom('notices') : selectFailing(database, failingSince);
  const wanted = all
    // Nobody waits for what a webhook that is not set up would have told.
    .where((where) =>
      where.or([
        where('kind', '<>', 'booking'),
        where('last_code', 'is', null),
        where('last_code', '<>', 'not-set-up'),
      ]),
    )
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
  const newestFirst = wanted
    .orderBy('next_at', 'desc')
    .orderBy('id', 'desc')
    .$if(failingSince !== undefined, (query) => query.limit(mostFailing));
  const rows = (await newestFirst.selectAll().execute()).toReversed();
  const attempts = await database
    .selectFrom('notice_attempts')
    .selectAll()
    .where('notice_id', 'in', newestFirst.select('notices.id'))
    .orderBy('at')
    .orderBy('id')
    .execute();
  const attemptsOf = Map.groupBy(attempts, (row) => row.notice_id);
  return rows.map((row) => noticeOf(row, attemptsOf.get(row.id) ?? []));
}

/** How many acknowledgements were held back since then. */
export async function countHeldBack(database: LeadDatabase, since: number): Promise<number> {
  const { count } = await database
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isHeldBack)
    .where('kind', '=', 'acknowledgement')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
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
  return rows.map(({ oldest, ...counted }) => ({ ...counted, oldestAt: oldest }));
}

/** Makes notices due again; their schedule begins anew. */
export async function replayNotices(
  database: LeadDatabase,
  { now, leadId, noticeId }: NoticeReplay,
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('notices')
    .set({ state: 'due', next_at: now, attempts: 0 })
    .$if(noticeId === undefined, (query) => query.where(isGivenUp))
    .$if(noticeId !== undefined, (query) =>
      query.where('state', 'in', ['dead', 'partly-sent', 'retry']).where('id', '=', noticeId ?? ''),
    )
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
