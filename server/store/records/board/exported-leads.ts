// Leads with all that belongs to them, for the file of all leads.
import type { Lead } from '#domain/leads/lead.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { KeptLead, LeadFilter } from '#server/store/records/leads/kept-lead.ts';
import { listKnownNames } from '#server/store/records/leads/person-facts.ts';
import { readLeads } from '#server/store/records/leads/read-leads.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import { selectVisits } from '#server/store/records/visits/visits-of-leads.ts';

export type ExportedVisit = Pick<Visit, 'date' | 'window' | 'state' | 'part' | 'note'> & {
  readonly technician: string | null;
};

/** A lead with its visits, the first that was set first, and the one it was merged into, if any; of who only called, the name their number is known by. */
export type ExportedLead = KeptLead & {
  readonly visits: readonly ExportedVisit[];
  readonly standsFor: Pick<Lead, 'name' | 'receivedAt'> | undefined;
  readonly knownName: string;
};

async function readVisits(
  database: LeadDatabase,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExportedVisit[]>> {
  const rows = await selectVisits(database, leadIds);
  const visits = rows.map((row) => ({ ...visitOf(row), technician: row.technician }));
  return Map.groupBy(visits, ({ leadId }) => leadId);
}

async function readMergedInto(
  database: LeadDatabase,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Lead, 'name' | 'receivedAt'>>> {
  if (leadIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('leads')
    .select(['id', 'name', 'received_at'])
    .where('id', 'in', leadIds)
    .execute();
  return new Map(rows.map(({ id, name, received_at: receivedAt }) => [id, { name, receivedAt }]));
}

export async function readExported(
  database: LeadDatabase,
  filter: LeadFilter,
): Promise<readonly ExportedLead[]> {
  const leads = await readLeads(database, filter);
  if (leads.length === 0) return [];
  const visits = await readVisits(
    database,
    leads.map(({ id }) => id),
  );
  const others = await readMergedInto(
    database,
    leads.flatMap(({ mergedInto }) => mergedInto ?? []),
  );
  const names = await listKnownNames(database, leads);
  return leads.map((lead) => ({
    ...lead,
    knownName: names.get(lead.phone) ?? '',
    visits: visits.get(lead.id) ?? [],
    standsFor: others.get(lead.mergedInto ?? ''),
  }));
}
