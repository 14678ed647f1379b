import { changeKinds, type RequestChange } from '#domain/my-request/request-change.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';

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

/** What a visitor said last of each kind, of a lead and those that were joined to it. */
export async function listLatestChanges(
  database: LeadDatabase,
  leadIds: readonly string[],
): Promise<readonly RequestChange[]> {
  return latestOf(await readChanges(database, leadIds));
}

/** The same of each lead, by its id. */
export async function listChangesOfLeads(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RequestChange[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = Map.groupBy(await readChanges(database, leadIds), (row) => row.lead_id);
  return new Map([...rows].map(([leadId, changes]) => [leadId, latestOf(changes)]));
}
