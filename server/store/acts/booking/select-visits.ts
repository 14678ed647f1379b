// Visits with their leads, as rows of both give them.
import { visitRegionOf } from '#domain/visits/visit-plan.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type { ListedVisit, VisitedFacts } from './listed-visit.ts';
import { listMergedRequests } from '#server/store/records/leads/merged-leads.ts';
import { listUnseenMoves } from '#server/store/records/leads/unseen-moves.ts';
import { findLastInForce, listPast, type PastEvent } from '#server/store/records/events/lead-history.ts';
import { listChangesOfLeads } from '#server/store/records/leads/latest-changes.ts';
import { mayText } from '#domain/leads/text-consent.ts';
import { parseTexts } from '#server/store/records/leads/text-consents.ts';
import { parseCustomer } from '#server/store/records/leads/customer-facts.ts';
import { stateOf } from '#server/store/records/leads/lead-rows.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';

/** Visits joined with what they need, to be narrowed by the asker. */
export function selectVisits(database: LeadDatabase | LeadTransaction) {
  return database
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .leftJoin('technicians', 'technicians.id', 'visits.technician_id')
    .leftJoin('visit_changes', (join) =>
      join
        .onRef('visit_changes.visit_id', '=', 'visits.id')
        .onRef('visit_changes.sequence', '=', 'visits.sequence'),
    )
    .selectAll('visits')
    .select([
      'technicians.name as technician',
      'visit_changes.id as press',
      'leads.name as lead_name',
      'leads.phone as lead_phone',
      'leads.zip as lead_zip',
      'leads.appliance as lead_appliance',
      'leads.sign as lead_sign',
      'leads.message as lead_message',
      'leads.email as lead_email',
      'leads.texts as lead_texts',
      'leads.street',
      'leads.unit',
      'leads.access',
      'leads.customer as lead_customer',
      'leads.urgent as lead_urgent',
      'leads.page as lead_page',
      'leads.state as lead_state',
      'leads.follow_up_at as lead_follow_up_at',
      'leads.canceled_at as lead_canceled_at',
      'leads.erased_at as lead_erased_at',
    ]);
}

type SelectedVisit = Awaited<ReturnType<ReturnType<typeof selectVisits>['execute']>>[number];

function listedOf(
  row: SelectedVisit,
  past: readonly PastEvent[],
  since: Pick<VisitedFacts, 'isMoved' | 'changes' | 'merged'>,
): ListedVisit {
  return {
    visit: visitOf(row),
    technician: row.technician,
    region: visitRegionOf(row.region),
    // Undoing refuses what was not the last.
    lastPress: findLastInForce(past)?.id === row.press ? row.press : null,
    entry: {
      sequence: row.sequence + row.revision,
      changedAt: Math.max(row.changed_at, row.revised_at ?? 0),
    },
    lead: {
      ...{ id: row.lead_id, name: row.lead_name, phone: row.lead_phone, email: row.lead_email },
      mayText: mayText({ phone: row.lead_phone, texts: parseTexts(row.lead_texts) }),
      zip: row.lead_zip,
      appliance: row.lead_appliance,
      sign: row.lead_sign,
      message: row.lead_message,
      ...{ street: row.street, unit: row.unit, access: row.access },
      customer: parseCustomer(row.lead_customer),
      urgent: row.lead_urgent === 1,
      page: row.lead_page,
      state: stateOf(row.lead_state),
      followUpAt: row.lead_follow_up_at ?? undefined,
      eventCount: past.length,
      isCanceled: row.lead_canceled_at !== null || row.lead_erased_at !== null,
      ...since,
    },
  };
}

/** The visits of these rows, with what was changed of their leads, and merged into them. */
export async function completeVisits(
  database: LeadDatabase | LeadTransaction,
  rows: readonly SelectedVisit[],
): Promise<readonly ListedVisit[]> {
  const leadIds = rows.map((row) => row.lead_id);
  const changes = await listChangesOfLeads(database, leadIds);
  const moves = await listUnseenMoves(database, leadIds);
  const merged = await listMergedRequests(database, leadIds);
  const past = await listPast(database, leadIds);
  return rows.map((row) =>
    listedOf(row, past.get(row.lead_id) ?? [], {
      isMoved: moves.has(row.lead_id),
      changes: changes.get(row.lead_id) ?? [],
      merged: merged.get(row.lead_id) ?? [],
    }),
  );
}
