// Finding leads by what they say. No index knows of words within words, so all leads are gone through, the newest first.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { foldText } from '#domain/words/fold-text.ts';
import { comesAfter, comesUntil, type LeadPlace } from '#server/store/leads/lead-place.ts';
import type { LeadDatabase } from '#server/store/tables.ts';

/** Marks that LIKE would read as "anything" stand for themselves. */
function includes(text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/gu, (mark) => `\\${mark}`)}%`;
  return sql<SqlBool>`words like ${pattern} escape '\\'`;
}

function selectAfter(database: LeadDatabase, place: LeadPlace | undefined) {
  return database
    .selectFrom('lead_words')
    .where(comesAfter(place, 'lead_id'))
    .orderBy('received_at', 'desc')
    .orderBy('lead_id', 'desc');
}

/**
 * The ids of at most `limit` leads that hold the text, whatever its accents and capitals, or the digits of what looks like a
 * phone number; or that have it as their id. The newest first.
 */
export async function searchLeads(
  database: LeadDatabase,
  text: string,
  { limit, searchedAtOnce }: { readonly limit: number; readonly searchedAtOnce: number },
): Promise<readonly string[]> {
  const linked = await database.selectFrom('leads').select('id').where('id', '=', text).executeTakeFirst();
  if (linked !== undefined) return [linked.id];
  const digits = text.replaceAll(/\D/gu, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/u.test(text);
  const found: string[] = [];
  let place: LeadPlace | undefined;
  do {
    const slice = selectAfter(database, place);
    const end: LeadPlace | undefined = await slice
      .select(['received_at as receivedAt', 'lead_id as id'])
      .limit(1)
      .offset(searchedAtOnce)
      .executeTakeFirst();
    const rows = await slice
      .select('lead_id')
      .where(comesUntil(end, 'lead_id'))
      .where((where) => where.or([includes(foldText(text)), ...(isPhone ? [includes(digits)] : [])]))
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(({ lead_id }) => lead_id));
    place = end;
    await nextTurn();
  } while (place !== undefined && found.length < limit);
  return found;
}
