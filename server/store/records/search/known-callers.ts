// Who only called and said no name is found by the name their number is known by. It is not copied to them: what is erased, or given
// to another number, is found by it no more.
import { sql, type SqlBool } from 'kysely';
import { foldText } from '#domain/words/fold-text.ts';
import { listKnownNames } from '#server/store/records/leads/person-facts.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { filterConditions, type BoardFilter } from './search-filter.ts';

/** Looked through, the newest first; of who was called back the name is kept. */
const mostCallers = 500;

/** By the words of its index, which holds none but these. */
export function selectNameless(database: LeadDatabase, { fromMs = 0, untilMs = Infinity }: BoardFilter) {
  return database
    .selectFrom('leads')
    .innerJoin('lead_words', 'lead_words.lead_id', 'leads.id')
    .where(sql<SqlBool>`leads.kind = 'missed-call' and leads.name = ''`)
    .where('leads.received_at', '>=', fromMs)
    .$if(Number.isFinite(untilMs), (query) => query.where('leads.received_at', '<', untilMs))
    .orderBy('leads.received_at', 'desc')
    .orderBy('leads.id', 'desc');
}

/** The ids of missed calls whose known name holds every word of the text. */
export async function findKnownCallers(
  database: LeadDatabase,
  text: string,
  filter: BoardFilter,
): Promise<readonly string[]> {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const rows = await filterConditions(filter)
    .reduce((query, condition) => query.where(condition), selectNameless(database, filter))
    .select(['leads.id', 'leads.kind', 'leads.name', 'leads.phone'])
    .limit(mostCallers)
    .execute();
  const names = await listKnownNames(database, rows);
  const isKnownBy = (phone: string) => {
    const name = foldText(names.get(phone) ?? '');
    return words.every((word) => name.includes(word));
  };
  return rows.filter(({ phone }) => isKnownBy(phone)).map(({ id }) => id);
}
