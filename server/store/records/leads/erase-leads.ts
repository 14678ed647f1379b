// Erasing leads, with those that were joined to them. Alone here, because erasing, retention and moving all need just this.
import { listJoined } from './joined-leads.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Erases them with all that hangs on them; resolves with how many of the asked were there. */
export async function eraseLeads(database: LeadDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const joined = [...(await listJoined(database, ids)).keys()];
  if (joined.length > 0) await database.deleteFrom('leads').where('id', 'in', joined).execute();
  const { numDeletedRows } = await database.deleteFrom('leads').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
