// Leads that were joined to others: the same person's, who stand on no list of their own.
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';

/** The leads that were joined to these, and those joined to them. */
export async function listJoinedIds(
  database: LeadDatabase | LeadTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const asked = new Set(ids);
  const found = new Set<string>();
  for (let next = ids; next.length > 0;) {
    const rows = await database.selectFrom('leads').select('id').where('merged_into', 'in', next).execute();
    next = rows.map(({ id }) => id).filter((id) => !asked.has(id) && !found.has(id));
    for (const id of next) found.add(id);
  }
  return [...found];
}
