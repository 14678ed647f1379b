// Leads that were merged into another lead of the same person, and so are on no list themselves.
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

/** Each lead that was merged into one of these, or to one that was, with the one of these that stands for it. */
export async function listMerged(
  database: LeadDatabase | LeadTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const remaining = new Map(ids.map((id) => [id, id]));
  for (let next = ids; next.length > 0;) {
    const rows = await database
      .selectFrom('leads')
      .select(['id', 'merged_into'])
      .where('merged_into', 'in', next)
      .execute();
    const found = rows.filter(({ id }) => !remaining.has(id));
    for (const { id, merged_into } of found) remaining.set(id, remaining.get(merged_into ?? id) ?? id);
    next = found.map(({ id }) => id);
  }
  for (const id of ids) remaining.delete(id);
  return remaining;
}

/** A lead and all that were merged into it. */
export async function listFamily(
  database: LeadDatabase | LeadTransaction,
  leadId: string,
): Promise<readonly [string, ...string[]]> {
  return [leadId, ...(await listMerged(database, [leadId])).keys()];
}

/** What a request that was merged asks for. */
export type MergedRequest = Pick<Lead, 'appliance' | 'sign' | 'message'>;

/** What those ask for that were merged into each of these, the first sent first. */
export async function listMergedRequests(
  database: LeadDatabase | LeadTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MergedRequest[]>> {
  const standing = await listMerged(database, ids);
  if (standing.size === 0) return new Map();
  const rows = await database
    .selectFrom('leads')
    .select(['id', 'appliance', 'sign', 'message'])
    .where('id', 'in', [...standing.keys()])
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ id }) => standing.get(id) ?? id);
}
