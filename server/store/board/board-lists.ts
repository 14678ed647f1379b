// The lists of the call board, page by page, in the words of their indexes (migrations/0022).
import { sql, type SqlBool } from 'kysely';
import {
  leadsPerPage,
  type BoardCounts,
  type BoardListName,
  type BoardPage,
  type BoardQuery,
  type ListedLead,
} from './board-store.ts';
import { searchLeads } from './search-leads.ts';
import { leadOf } from '#server/store/leads/lead-rows.ts';
import { countFailing } from '#server/store/notices/read-notices.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';
import type { LeadDatabase } from '#server/store/tables.ts';

const isToCall = sql<SqlBool>`suspect = 0 and state in ('open', 'no-answer')`;
const isDone = sql<SqlBool>`suspect = 0 and state in ('called', 'booked', 'not-ours')`;
const isSuspected = sql<SqlBool>`suspect = 1`;

/** Open before those who did not answer; urgent first, then by when the call is due. */
export function selectToCall(database: LeadDatabase) {
  return database
    .selectFrom('leads')
    .where(isToCall)
    .orderBy('state', 'desc')
    .orderBy('urgent', 'desc')
    .orderBy('due_at')
    .orderBy('received_at')
    .orderBy('id');
}

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

/** At most that many ids of a list or a search, in their order. */
export async function listBoardIds(
  database: LeadDatabase,
  query: BoardQuery,
  { limit, searchedAtOnce }: { readonly limit: number; readonly searchedAtOnce: number },
): Promise<readonly string[]> {
  if ('search' in query) return searchLeads(database, query.search, { limit, searchedAtOnce });
  const wanted = query.list === 'open' ? selectToCall(database) : selectNewest(database, query.list);
  return (await wanted.select('id').limit(limit).execute()).map(({ id }) => id);
}

/** Leads in the order of their ids. */
async function readListed(database: LeadDatabase, ids: readonly string[]): Promise<readonly ListedLead[]> {
  if (ids.length === 0) return [];
  const [rows, again] = await Promise.all([
    database.selectFrom('leads').selectAll().where('id', 'in', ids).execute(),
    database.selectFrom('lead_amendments').select('lead_id').where('lead_id', 'in', ids).execute(),
  ]);
  const amended = new Set(again.map(({ lead_id }) => lead_id));
  const leads = new Map(rows.map((row) => [row.id, { ...leadOf(row), isAmended: amended.has(row.id) }]));
  return ids.flatMap((id) => leads.get(id) ?? []);
}

/** A page of a list or a search. What was just called follows the first page of those to be called, for who called to see. */
export async function listBoardLeads(
  { database, searchedAtOnce }: Pick<StoreEngine, 'database' | 'searchedAtOnce'>,
  query: BoardQuery,
): Promise<BoardPage> {
  const start = ((query.page ?? 1) - 1) * leadsPerPage;
  const isFirstOpen = 'list' in query && query.list === 'open' && start === 0;
  const limit = start + leadsPerPage + 1;
  const [found, justCalled] = await Promise.all([
    listBoardIds(database, query, { limit, searchedAtOnce }),
    isFirstOpen
      ? selectJustCalled(database, query.calledSince).select('id').limit(leadsPerPage).execute()
      : [],
  ]);
  const ids = found.slice(start);
  const shown = [...ids.slice(0, leadsPerPage), ...justCalled.map(({ id }) => id)];
  return { leads: await readListed(database, shown), hasMore: ids.length > leadsPerPage };
}

async function countOpen(database: LeadDatabase, which: typeof isToCall): Promise<number> {
  const { count } = await database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(which)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export async function countBoard(database: LeadDatabase, failingSince: number): Promise<BoardCounts> {
  return {
    open: await countOpen(database, isToCall),
    suspects: await countOpen(database, isSuspected),
    failed: await countFailing(database, failingSince),
  };
}
