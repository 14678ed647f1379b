// The work list: the order of its sections (domain/leads/work-order.ts) and within them, in the words of its indexes (migrations/leads-schema.ts).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LeadDatabase } from '#server/store/database/tables.ts';

export const isToCall = sql<SqlBool>`suspect + 0 = 0 and merged_into is null and state || '' = 'open'`;
export const isToFollow = sql<SqlBool>`suspect + 0 = 0 and merged_into is null and state || '' in ('no-answer', 'called', 'booked') and follow_up_at is not null`;
const isUnreached = sql<SqlBool>`suspect + 0 = 0 and merged_into is null and state || '' = 'no-answer' and follow_up_at is null`;

type Branch = {
  readonly rank: number;
  readonly set: RawBuilder<SqlBool>;
  readonly when: RawBuilder<SqlBool>;
  readonly key: 'due_at' | 'clock_starts_at' | 'follow_up_at';
};

/** The sections: the overdue are looked for twice, because of them the urgent are first, and the last is found in three places. */
function branchesAt(now: number): readonly Branch[] {
  return [
    { rank: 0, set: isToFollow, when: sql<SqlBool>`follow_up_at <= ${now}`, key: 'follow_up_at' },
    {
      rank: 1,
      set: isToCall,
      when: sql<SqlBool>`due_at >= ${now} and clock_starts_at <= ${now}`,
      key: 'due_at',
    },
    { rank: 2, set: isToCall, when: sql<SqlBool>`due_at < ${now} and urgent = 1`, key: 'due_at' },
    { rank: 3, set: isToCall, when: sql<SqlBool>`due_at < ${now} and urgent = 0`, key: 'due_at' },
    {
      rank: 4,
      set: isToCall,
      when: sql<SqlBool>`clock_starts_at > ${now} and due_at >= ${now}`,
      key: 'clock_starts_at',
    },
    { rank: 4, set: isToFollow, when: sql<SqlBool>`follow_up_at > ${now}`, key: 'follow_up_at' },
    // Of every time; a range lets SQLite see that its index is the one in order.
    { rank: 4, set: isUnreached, when: sql<SqlBool>`due_at > ${Number.MIN_SAFE_INTEGER}`, key: 'due_at' },
  ];
}

function selectBranch(database: LeadDatabase, branch: Branch, limit: number) {
  const { rank, set, when, key } = branch;
  const found = database
    .selectFrom('leads')
    .select([
      'id',
      'received_at',
      // A time to follow up is one that somebody chose: who is urgent does not come before it.
      sql<number>`${set === isToCall ? sql.ref('urgent') : sql.lit(0)}`.as('urgent'),
      sql<number>`${sql.lit(rank)}`.as('rank'),
      sql<number>`${sql.ref(key)}`.as('at'),
    ])
    .where(set)
    .where(when)
    .orderBy(key)
    // Of those that are due at the same time, such as all that came in the night.
    .$if(set === isToCall, (query) => query.orderBy('urgent', 'desc'))
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit);
  return database.selectFrom(found.as('found')).selectAll();
}

/** At most `limit` of each section, in one look, so that nobody is in two. */
export function selectWork(database: LeadDatabase, now: number, limit: number) {
  const [first, ...others] = branchesAt(now).map((branch) => selectBranch(database, branch, limit));
  if (first === undefined) throw new Error('The work list has no sections');
  return others.reduce((all, one) => all.unionAll(one), first);
}

/** The ids of what is to be done, in order, from its beginning. */
export async function listWorkIds(
  database: LeadDatabase,
  now: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await selectWork(database, now, limit).execute();
  type Row = (typeof rows)[number];
  const inOrder = (one: Row, other: Row) =>
    one.rank - other.rank ||
    one.at - other.at ||
    other.urgent - one.urgent ||
    one.received_at - other.received_at ||
    (one.id < other.id ? -1 : 1);
  return rows
    .toSorted(inOrder)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** The next instant at which time alone changes the board: a call turns late or is owed from now, a follow-up falls due, a hold ends. */
export async function findNextChange(database: LeadDatabase, now: number): Promise<number | undefined> {
  const least = (column: string, set: RawBuilder<SqlBool>, from: number) =>
    sql<
      number | null
    >`(select min(${sql.ref(column)}) from leads where ${set} and ${sql.ref(column)} >= ${from})`;
  const { rows } = await sql<
    Readonly<Record<'late' | 'starts' | 'follow' | 'held' | 'windows', number | null>>
  >`select
    ${least('due_at', isToCall, now)} as late,
    ${least('clock_starts_at', isToCall, now + 1)} as starts,
    ${least('follow_up_at', isToFollow, now + 1)} as follow,
    ${least('held_until', sql<SqlBool>`held_until is not null`, now + 1)} as held,
    (select min(until_at) from held_windows where released_at is null and until_at > ${now}) as windows`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { late, starts, follow, held, windows } = row;
  const moments = [late === null ? null : late + 1, starts, follow, held, windows];
  return moments.filter((at) => at !== null).toSorted((one, other) => one - other)[0];
}
