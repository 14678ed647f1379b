import type { BoardChanges } from '#domain/people/team.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** On a page. */
const changesShown = 50;

/** A page of the log of changes, newest first. */
export async function listChanges(database: LeadDatabase, page: number): Promise<BoardChanges> {
  const rows = await database
    .selectFrom('board_changes')
    .selectAll()
    .orderBy('number', 'desc')
    .offset((page - 1) * changesShown)
    .limit(changesShown + 1)
    .execute();
  return { page, hasMore: rows.length > changesShown, changes: rows.slice(0, changesShown) };
}
