// Leads as the call board asks for them.
import type { LeadState } from '#domain/leads/lead.ts';
import type { NewestLead } from '#domain/leads/board.ts';
import type { CallbackRecord } from '#domain/leads/callback-figures.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import {
  mostListed,
  type BoardCounts,
  type BoardList,
  type BoardQuery,
  type ListedLead,
} from './board-store.ts';
import { searchLeads } from './search-leads.ts';
import { amendmentOf, eventOf, leadOf, stateOf } from '#server/store/leads/lead-rows.ts';
import type { KeptLead } from '#server/store/leads/kept-lead.ts';
import { countFailing } from '#server/store/notices/read-notices.ts';
import type { LeadDatabase, Tables } from '#server/store/tables.ts';

type Where = ExpressionBuilder<Tables, 'leads'>;

const toCall = ['open', 'no-answer'] as const satisfies readonly LeadState[];

function isOnList(where: Where, list: BoardList, calledSince: number): Expression<SqlBool> {
  if (list === 'suspects') return where('suspect', '=', 1);
  const real = where('suspect', '=', 0);
  if (list === 'done') return where.and([real, where('state', 'not in', toCall)]);
  const justCalled = where('called_at', '>', calledSince);
  return where.and([real, where.or([where('state', 'in', toCall), justCalled])]);
}

/** Rows of leads as they stand in a list. */
function selectListed(database: LeadDatabase) {
  return database
    .selectFrom('leads')
    .selectAll('leads')
    .select((build) =>
      build
        .case()
        .when(
          build.exists(
            build
              .selectFrom('lead_amendments')
              .select('lead_amendments.id')
              .whereRef('lead_amendments.lead_id', '=', 'leads.id'),
          ),
        )
        .then(build.lit(1))
        .else(build.lit(0))
        .end()
        .as('is_amended'),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
}

async function readQuery(database: LeadDatabase, query: BoardQuery) {
  const listed = selectListed(database);
  if ('list' in query)
    return listed
      .where((where) => isOnList(where, query.list, query.calledSince))
      .$if(query.list !== 'open', (leads) => leads.limit(mostListed))
      .execute();
  const ids = await searchLeads(database, query.search, mostListed);
  return ids.length === 0 ? [] : listed.where('id', 'in', ids).execute();
}

/** Leads of a list or a search; only those still to be called are never cut short. */
export async function listBoardLeads(
  database: LeadDatabase,
  query: BoardQuery,
): Promise<readonly ListedLead[]> {
  const rows = await readQuery(database, query);
  return rows.map((row) => ({ ...leadOf(row), isAmended: row.is_amended === 1 }));
}

/** One lead with all that was sent again and done for it. */
export async function findLead(database: LeadDatabase, id: string): Promise<KeptLead | undefined> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const amendments = await database
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('received_at')
    .execute();
  const events = await database
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { ...leadOf(row), amendments: amendments.map(amendmentOf), events: events.map(eventOf) };
}

export async function countBoard(database: LeadDatabase, failingSince: number): Promise<BoardCounts> {
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => ['suspect', fn.countAll<number>().as('count')])
    .where('state', '=', 'open')
    .groupBy('suspect')
    .execute();
  const countOf = (suspect: number) => rows.find((row) => row.suspect === suspect)?.count ?? 0;
  return { open: countOf(0), suspects: countOf(1), failed: await countFailing(database, failingSince) };
}

/** The lead that came last, suspects left out. */
export async function findNewestLead(database: LeadDatabase): Promise<NewestLead | undefined> {
  const row = await database
    .selectFrom('leads')
    .select(['id', 'received_at'])
    .where('suspect', '=', 0)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, receivedAt: row.received_at };
}

/** What the figures are made of. */
export async function listCallbackRecords(
  database: LeadDatabase,
  since: number,
): Promise<readonly CallbackRecord[]> {
  const rows = await database
    .selectFrom('leads')
    .select(['received_at', 'clock_starts_at', 'due_at', 'called_at', 'state', 'zip', 'appliance', 'page'])
    .where('received_at', '>=', since)
    .where('suspect', '=', 0)
    .execute();
  return rows.map(({ received_at, clock_starts_at, due_at, called_at, state, ...place }) => ({
    ...place,
    receivedAt: received_at,
    clockStartsAt: clock_starts_at,
    dueAt: due_at,
    calledAt: called_at ?? undefined,
    state: stateOf(state),
  }));
}
