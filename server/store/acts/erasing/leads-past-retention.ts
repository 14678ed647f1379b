// Which leads have been kept long enough.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { deleteLeads } from '#server/store/records/leads/delete-leads.ts';
import type { LeadDatabase, LeadTransaction, Tables } from '#server/store/database/tables.ts';

type Where = ExpressionBuilder<Tables, 'leads'>;

/** Instants before which leads, and suspects, are too old to keep. */
export type RetentionLimits = { readonly leads: number; readonly suspects: number };

/** Received before then, also if the clock was wrong at the time. */
function isBefore(where: Where, limit: number): Expression<SqlBool> {
  const mayBeYounger = where
    .selectFrom('clock_doubts')
    .select('clock_doubts.from_at')
    .whereRef('clock_doubts.from_at', '<=', 'leads.received_at')
    .whereRef('clock_doubts.to_at', '>=', 'leads.received_at')
    .where((doubt) =>
      doubt.or([doubt('clock_doubts.ended_at', 'is', null), doubt('clock_doubts.ended_at', '>=', limit)]),
    );
  return where.and([where('leads.received_at', '<', limit), where.not(where.exists(mayBeYounger))]);
}

/** The ids of some such leads. Two questions, because each is answered from an index, and both in one from none. */
async function listPastRetention(
  transaction: LeadTransaction,
  { leads, suspects }: RetentionLimits,
  most: number,
): Promise<readonly string[]> {
  const some = transaction.selectFrom('leads').select('id').limit(most);
  const old = await some.where((where) => isBefore(where, leads)).execute();
  const oldSuspects = await some
    .where('leads.suspect', '=', 1)
    .where((where) => isBefore(where, suspects))
    .execute();
  return [...new Set([...old, ...oldSuspects].map(({ id }) => id))].slice(0, most);
}

/** About how many leads have been kept long enough: what a look at the index tells. */
export async function countPastRetention(
  database: LeadDatabase,
  { leads, suspects }: RetentionLimits,
): Promise<number> {
  const all = database.selectFrom('leads').select((select) => select.fn.countAll<number>().as('count'));
  const old = await all.where((where) => isBefore(where, leads)).executeTakeFirstOrThrow();
  const oldSuspects = await all
    .where('leads.suspect', '=', 1)
    .where('leads.received_at', '>=', leads)
    .where((where) => isBefore(where, suspects))
    .executeTakeFirstOrThrow();
  return old.count + oldSuspects.count;
}

/** Erases at most that many leads that have been kept long enough, with all that hangs on them; resolves with their number. */
export async function erasePastRetention(
  transaction: LeadTransaction,
  limits: RetentionLimits,
  most: number,
): Promise<number> {
  // Who changed what is kept as long as what it was about.
  await transaction.deleteFrom('board_changes').where('at', '<', limits.leads).execute();
  const ids = await listPastRetention(transaction, limits, most);
  await deleteLeads(transaction, ids);
  return ids.length;
}
