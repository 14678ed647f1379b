// Finding leads by what they say: gone through in slices, the newest first. PostgreSQL has an index of words within words; with it
// what is too rare to be among the newest is found at once.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { foldText } from '#domain/words/fold-text.ts';
import { comesAfter, comesUntil, type LeadCursor } from '#server/store/records/leads/lead-cursor.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { filterConditions, type BoardFilter } from './search-filter.ts';

type Includes = (text: string) => RawBuilder<SqlBool>;

/** Marks that LIKE would read as "anything" stand for themselves. It alone is answered from the index. */
function isLike(text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/gu, (mark) => `\\${mark}`)}%`;
  return sql<SqlBool>`words like ${pattern} escape '\\'`;
}

/** Some five times as fast in SQLite, whose LIKE compares letter by letter. */
function isWithin(text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`instr(words, ${text}) > 0`;
}

/** The digits of what looks like a phone number or a part of one, however it is written, without what is dialed before it. */
function digitsOf(text: string): string | undefined {
  const digits = text.replaceAll(/\D/gu, '').replace(/^00/u, '');
  const isPhone = digits.length >= 3 && /^[\d\s().+/-]+$/u.test(text);
  return isPhone ? digits.replace(/^1(?=\d{10}$)/u, '') : undefined;
}

/** As it stands there, or by its digits. */
function says(text: string, includes: Includes): RawBuilder<SqlBool> {
  const digits = digitsOf(text);
  const folded = includes(foldText(text));
  return digits === undefined || digits === text ? folded : sql<SqlBool>`(${folded} or ${includes(digits)})`;
}

/** A number as a whole, else each word wherever it stands; a text with single letters in it as it is. */
function conditionsOf(text: string, includes: Includes): readonly RawBuilder<SqlBool>[] {
  if (text === '') return [];
  const words = text.split(/\s+/u);
  const isOne = words.length === 1 || digitsOf(text) !== undefined || words.some((word) => word.length < 2);
  return (isOne ? [text] : words).map((one) => says(one, includes));
}

function selectAfter(
  database: LeadDatabase,
  cursor: LeadCursor | undefined,
  { fromMs, untilMs }: BoardFilter,
) {
  return database
    .selectFrom('lead_words')
    .where(comesAfter(cursor, 'lead_id'))
    .$if(fromMs !== undefined, (query) => query.where('received_at', '>=', fromMs ?? 0))
    .$if(untilMs !== undefined, (query) => query.where('received_at', '<', untilMs ?? 0))
    .orderBy('received_at', 'desc')
    .orderBy('lead_id', 'desc');
}

/** The rest from the index: a query of its own, because with ORDER BY in it PostgreSQL would go through all leads instead. */
async function searchRest(
  database: LeadDatabase,
  rest: ReturnType<typeof selectAfter>,
  conditions: readonly RawBuilder<SqlBool>[],
  limit: number,
): Promise<readonly string[]> {
  const found = conditions
    .reduce((query, condition) => query.where(condition), rest.clearOrderBy())
    .select(['lead_id', 'received_at']);
  const rows = await database
    .with(
      (name) => name('found').materialized(),
      () => found,
    )
    .selectFrom('found')
    .select('lead_id')
    .orderBy('received_at', 'desc')
    .orderBy('lead_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}

export type SearchEngine = Pick<StoreEngine, 'database' | 'searchedAtOnce' | 'hasWordIndex'>;

/**
 * The ids of at most `limit` leads that hold the text, whatever its accents and capitals, or the digits of what looks like a
 * phone number; or that have it as their id; of those that pass the filter. The newest first.
 */
export async function searchLeads(
  { database, searchedAtOnce, hasWordIndex }: SearchEngine,
  text: string,
  filter: BoardFilter,
  limit: number,
): Promise<readonly string[]> {
  const linked = await database.selectFrom('leads').select('id').where('id', '=', text).executeTakeFirst();
  if (linked !== undefined) return [linked.id];
  const ofText = conditionsOf(text, hasWordIndex ? isLike : isWithin);
  const conditions = [...ofText, ...filterConditions(filter)];
  const found: string[] = [];
  let cursor: LeadCursor | undefined;
  do {
    const slice = selectAfter(database, cursor, filter);
    if (hasWordIndex && cursor !== undefined && ofText.length > 0)
      return [...found, ...(await searchRest(database, slice, conditions, limit - found.length))];
    const end: LeadCursor | undefined = await slice
      .select(['received_at as receivedAt', 'lead_id as id'])
      .limit(1)
      .offset(searchedAtOnce)
      .executeTakeFirst();
    const rows = await conditions
      .reduce((query, condition) => query.where(condition), slice)
      .select('lead_id')
      .where(comesUntil(end, 'lead_id'))
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(({ lead_id }) => lead_id));
    cursor = end;
    await nextTurn();
  } while (cursor !== undefined && found.length < limit);
  return found;
}
