// The lists of the call board, page by page, in the words of their indexes (migrations/leads-schema.ts).
import { leadsPerPage } from '#domain/leads/board.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { BoardCounts } from '#domain/leads/board.ts';
import { readListed, type ListedLead } from './listed-leads.ts';
import { findKnownCallers } from '#server/store/records/search/known-callers.ts';
import { searchLeads, type SearchEngine } from '#server/store/records/search/search-leads.ts';
import type { BoardFilter } from '#server/store/records/search/search-filter.ts';
import { isToCall, isToFollow, listWorkIds } from './work-list.ts';
import { countFailing } from '#server/store/records/notices/read-notices.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

export const boardListNames = ['open', 'suspects', 'done'] as const;

export type BoardListName = (typeof boardListNames)[number];

export type BoardQuery =
  /** open: what is to be done at `now`, in the order of work, then what was called after `calledSince`. The other lists are newest first. */
  (
    | { readonly list: BoardListName; readonly now: number; readonly calledSince: number }
    /** In all that was typed, in places, machines, brands, notes and visits, and, by their digits, in phone numbers of all leads, newest first; or one by its id. */
    | { readonly search: string; readonly filter?: BoardFilter }
  ) & {
    /** Counted from 1, which is the default. */
    readonly page?: number;
  };

export type BoardPage = { readonly leads: readonly ListedLead[]; readonly hasMore: boolean };

const isDone = sql<SqlBool>`suspect + 0 = 0 and merged_into is null and (state || '' in ('not-ours', 'spam', 'done') or (state || '' in ('called', 'booked') and follow_up_at is null))`;
const isSuspected = sql<SqlBool>`suspect = 1`;

/** Suspects, or what is done: newest first. */
export function selectNewest(database: LeadDatabase, list: Exclude<BoardListName, 'open'>) {
  return database
    .selectFrom('leads')
    .where(list === 'suspects' ? isSuspected : isDone)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
}

function selectJustCalled(database: LeadDatabase, calledSince: number) {
  return database
    .selectFrom('leads')
    .where(isDone)
    .where('called_at', '>', calledSince)
    .orderBy('called_at', 'desc')
    .orderBy('id');
}

/** What holds the text, and who only called and is known by it. */
async function searchAll(
  engine: SearchEngine,
  text: string,
  filter: BoardFilter,
  limit: number,
): Promise<readonly string[]> {
  const { database } = engine;
  const [found, callers] = await Promise.all([
    searchLeads(engine, text, filter, limit),
    findKnownCallers(database, text, filter),
  ]);
  if (callers.length === 0) return found;
  const rows = await database
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', [...found, ...callers])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** At most that many ids of a list or a search, in their order. */
async function listBoardIds(
  engine: SearchEngine,
  query: BoardQuery,
  limit: number,
): Promise<readonly string[]> {
  const { database } = engine;
  if ('search' in query) return searchAll(engine, query.search, query.filter ?? {}, limit);
  if (query.list === 'open') return listWorkIds(database, query.now, limit);
  return (await selectNewest(database, query.list).select('id').limit(limit).execute()).map(({ id }) => id);
}

/** A page of a list or a search. What was just called follows the first page of those to be called, so that who called sees it. */
export async function listBoardLeads(engine: SearchEngine, query: BoardQuery): Promise<BoardPage> {
  const { database } = engine;
  const start = ((query.page ?? 1) - 1) * leadsPerPage;
  const isFirstOpen = 'list' in query && query.list === 'open' && start === 0;
  const limit = start + leadsPerPage + 1;
  const [found, justCalled] = await Promise.all([
    listBoardIds(engine, query, limit),
    isFirstOpen
      ? selectJustCalled(database, query.calledSince).select('id').limit(leadsPerPage).execute()
      : [],
  ]);
  const ids = found.slice(start);
  const shown = [...ids.slice(0, leadsPerPage), ...justCalled.map(({ id }) => id)];
  return { leads: await readListed(database, shown), hasMore: ids.length > leadsPerPage };
}

/** In one statement: a database that ten boards ask is busy with the asking. */
export async function countBoard(
  database: LeadDatabase,
  failingSince: number,
  now = failingSince,
): Promise<BoardCounts> {
  const count = (...sets: readonly RawBuilder<SqlBool>[]) =>
    sql<number>`(select count(*) from leads where ${sql.join(sets, sql` and `)})`;
  // Of those to be called, who may be thousands, each is looked at once.
  const counting = sql<Omit<BoardCounts, 'failed'>>`select
    count(*) as open,
    count(*) filter (where due_at >= ${now} and clock_starts_at <= ${now}) as keep,
    count(*) filter (where due_at < ${now}) as late,
    ${count(isToFollow, sql`follow_up_at <= ${now}`)} as "followUps",
    ${count(isSuspected, sql`state = 'open'`)} as suspects
    from leads where ${isToCall}`.execute(database);
  const [{ rows }, failed] = await Promise.all([counting, countFailing(database, failingSince)]);
  const [row] = rows;
  if (row === undefined) throw new Error('No row was counted');
  return { ...row, failed };
}
