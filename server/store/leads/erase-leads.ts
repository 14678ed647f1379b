// Leads erased with those that were joined to them, which are the same person's and stand on no list of their own.
import type { LeadDatabase } from '#server/store/tables.ts';

/** The leads that were joined to these, and those joined to them. */
async function listJoinedIds(database: LeadDatabase, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let next = ids; next.length > 0;) {
    const rows = await database.selectFrom('leads').select('id').where('merged_into', 'in', next).execute();
    next = rows.map(({ id }) => id).filter((id) => !found.has(id));
    for (const id of next) found.add(id);
  }
  return [...found];
}

/** Erases them with all that hangs on them; resolves with how many of the asked were there. */
export async function eraseLeads(database: LeadDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const joined = await listJoinedIds(database, ids);
  if (joined.length > 0) await database.deleteFrom('leads').where('id', 'in', joined).execute();
  const { numDeletedRows } = await database.deleteFrom('leads').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
