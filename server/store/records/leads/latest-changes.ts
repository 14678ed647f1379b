import { changeKinds, type RequestChange } from '#domain/my-request/request-change.ts';
import { listAnswered } from '#server/store/records/events/lead-history.ts';
import { listMerged } from './merged-leads.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

type Row = { readonly kind: string; readonly text: string; readonly at: number };

export type KeptChange = RequestChange & { readonly at: number };

const isWish = ({ kind }: Pick<Row, 'kind'>) => kind === 'another-time';

function latestOf(rows: readonly Row[]): readonly KeptChange[] {
  const latest = new Map(rows.map((row) => [row.kind, row]));
  return changeKinds.flatMap((kind) => {
    const row = latest.get(kind);
    return row === undefined ? [] : [{ kind, text: row.text, at: row.at }];
  });
}

function readChanges(database: LeadDatabase | LeadTransaction, leadIds: readonly string[]) {
  return database
    .selectFrom('request_changes')
    .select(['id', 'lead_id', 'kind', 'text', 'at'])
    .where('lead_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * What a visitor said last of each kind, of each of these leads by its id; what was said of one that was merged into it is its own. Another
 * time that they asked for is left out once the desk has answered.
 */
export async function listChangesOfLeads(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly KeptChange[]>> {
  if (leadIds.length === 0) return new Map();
  const merged = await listMerged(database, leadIds);
  const said = await readChanges(database, [...leadIds, ...merged.keys()]);
  const own = said.map((row) => ({ ...row, lead_id: merged.get(row.lead_id) ?? row.lead_id }));
  const answered = await listAnswered(
    database,
    new Map(own.filter(isWish).map((wish) => [wish.lead_id, wish])),
  );
  const open = own.filter((row) => !isWish(row) || !answered.has(row.lead_id));
  const rows = Map.groupBy(open, ({ lead_id }) => lead_id);
  return new Map([...rows].map(([leadId, changes]) => [leadId, latestOf(changes)]));
}
