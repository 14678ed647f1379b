import { changeKinds, type RequestChange } from '#domain/my-request/request-change.ts';
import { listMerged } from './merged-leads.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

type Row = { readonly kind: string; readonly text: string };

function latestOf(rows: readonly Row[]): readonly RequestChange[] {
  const latest = new Map(rows.map(({ kind, text }) => [kind, text]));
  return changeKinds.flatMap((kind) => {
    const text = latest.get(kind);
    return text === undefined ? [] : [{ kind, text }];
  });
}

function readChanges(database: LeadDatabase | LeadTransaction, leadIds: readonly string[]) {
  return database
    .selectFrom('request_changes')
    .select(['lead_id', 'kind', 'text'])
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** What a visitor said last of each kind, of each of these leads by its id; what was said of one that was merged into it is its own. */
export async function listChangesOfLeads(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RequestChange[]>> {
  if (leadIds.length === 0) return new Map();
  const merged = await listMerged(database, leadIds);
  const said = await readChanges(database, [...leadIds, ...merged.keys()]);
  const rows = Map.groupBy(said, ({ lead_id }) => merged.get(lead_id) ?? lead_id);
  return new Map([...rows].map(([leadId, changes]) => [leadId, latestOf(changes)]));
}
