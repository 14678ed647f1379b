// Deleting the rows of leads, with those that were merged into them. Alone here, because erasing, retention and moving all need just this.
import { listMerged } from './merged-leads.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Deletes them with all that hangs on them; resolves with how many of the asked were there. */
export async function deleteLeads(database: LeadDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const merged = [...(await listMerged(database, ids)).keys()];
  if (merged.length > 0) await database.deleteFrom('leads').where('id', 'in', merged).execute();
  const { numDeletedRows } = await database.deleteFrom('leads').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
