// What leads came from that the owner's list does not have.
import { mostFound, notAsked } from '#domain/leads/listed-source.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** What leads came from by its own name, the most frequent first: in no list, and neither a call nor nothing at all. */
export async function listFoundSources(database: LeadDatabase): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('lead_words')
    .select(['came_from', ({ fn }) => fn.countAll().as('count')])
    .where('came_from', 'not in', ['', notAsked])
    .where('came_from', 'not in', (listed) => listed.selectFrom('lead_sources').select('id'))
    .groupBy('came_from')
    .orderBy('count', 'desc')
    .orderBy('came_from')
    .limit(mostFound)
    .execute();
  return rows.map(({ came_from }) => came_from);
}
