// Leads as the call board asks for them.
import type { LeadState } from '#domain/leads/lead.ts';
import type { CallbackRecord } from '#domain/leads/callback-figures.ts';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { foldText } from '#domain/words/fold-text.ts';
import {
  mostListed,
  type BoardCounts,
  type BoardList,
  type BoardQuery,
  type ListedLead,
} from './board-store.ts';
import { amendmentOf, eventOf, leadOf, stateOf } from '#server/store/leads/lead-rows.ts';
import type { KeptLead } from '#server/store/leads/kept-lead.ts';
import { countFailing } from '#server/store/notices/read-notices.ts';
import type { LeadDatabase, Tables } from '#server/store/tables.ts';

type Where = ExpressionBuilder<Tables, 'leads'>;

const toCall = ['open', 'no-answer'] as const satisfies readonly LeadState[];
const searched = ['name', 'email', 'zip', 'message', 'phone_as_typed'] as const;

function isOnList(where: Where, list: BoardList, calledSince: number): Expression<SqlBool> {
  if (list === 'suspects') return where('suspect', '=', 1);
  const real = where('suspect', '=', 0);
  if (list === 'done') return where.and([real, where('state', 'not in', toCall)]);
  const justCalled = where('called_at', '>', calledSince);
  return where.and([real, where.or([where('state', 'in', toCall), justCalled])]);
}

/** Marks that LIKE would read as "anything" stand for themselves. */
function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, (mark) => `\\${mark}`)}%`;
}

function amendmentsOf(where: Where) {
  return where
    .selectFrom('lead_amendments')
    .select('lead_amendments.id')
    .whereRef('lead_amendments.lead_id', '=', 'leads.id');
}

function isFound(where: Where, text: string): Expression<SqlBool> {
  const pattern = patternOf(text.toLowerCase());
  const inAmendments = patternOf(foldText(text));
  const digits = text.replaceAll(/\D/gu, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/u.test(text);
  const found = [
    where('id', '=', text),
    ...searched.map((column) => sql<SqlBool>`lower(${where.ref(column)}) like ${pattern} escape '\\'`),
    where.exists(amendmentsOf(where).where(sql<SqlBool>`search_text like ${inAmendments} escape '\\'`)),
    ...(isPhone ? [where('phone', 'like', `%${digits}%`)] : []),
  ];
  return where.or(found);
}

/** Leads of a list or a search; only those still to be called are never cut short. */
export async function listBoardLeads(
  database: LeadDatabase,
  query: BoardQuery,
): Promise<readonly ListedLead[]> {
  const isOpenList = 'list' in query && query.list === 'open';
  const rows = await database
    .selectFrom('leads')
    .selectAll()
    .select((build) =>
      build
        .case()
        .when(build.exists(amendmentsOf(build)))
        .then(build.lit(1))
        .else(build.lit(0))
        .end()
        .as('is_amended'),
    )
    .where((where) =>
      'list' in query ? isOnList(where, query.list, query.calledSince) : isFound(where, query.search),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .$if(!isOpenList, (leads) => leads.limit(mostListed))
    .execute();
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
