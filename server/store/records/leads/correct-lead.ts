// A lead says what its sender, or the desk for them, said last, so that calls, mails, search and the region all go by it.
import type { LeadContent } from '#domain/leads/lead.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import { findCustomer } from './customer-facts.ts';
import { sourceOfRow } from './lead-rows.ts';
import { columnsOfContent, contentOfRow } from './content-rows.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';

/** Corrects a lead; what was sent first is kept beside it, and no clock or state of it changes. */
export async function correctLead(
  transaction: LeadTransaction,
  row: LeadRow,
  differs: Partial<LeadContent>,
): Promise<void> {
  if (Object.keys(differs).length === 0) return;
  const before = contentOfRow(row);
  // What is only added stands in the place of nothing.
  const isOther = keptFields.some(
    (field) => before[field] !== '' && (differs[field] ?? before[field]) !== before[field],
  );
  const isElsewhere = differs.zip !== undefined && findCoverage(differs.zip).kind === 'outside';
  const columns = columnsOfContent({ ...before, ...differs });
  // With another number or address they may be somebody whom the desk knows.
  const customer = row.customer === '' ? await findCustomer(transaction, columns) : row.customer;
  await transaction
    .updateTable('leads')
    .set({
      ...columns,
      customer,
      outside_area: differs.zip === undefined ? row.outside_area : Number(isElsewhere),
      sent_first: row.sent_first ?? (isOther ? JSON.stringify(before) : null),
    })
    .where('id', '=', row.id)
    .execute();
  if (differs.zip !== undefined) await moveToRegionOf(transaction, row.id, differs.zip);
}

/** How they heard of us, as they say now; undefined leaves what is known. */
export async function keepHeardFrom(
  transaction: LeadTransaction,
  { id, source }: Pick<LeadRow, 'id' | 'source'>,
  heardFrom: string | undefined,
): Promise<void> {
  if (heardFrom === undefined) return;
  await transaction
    .updateTable('leads')
    .set({ source: JSON.stringify({ ...sourceOfRow(source), heard_from: heardFrom }) })
    .where('id', '=', id)
    .execute();
}

/** A visit that is to come takes its place where it is made. */
async function moveToRegionOf(transaction: LeadTransaction, leadId: string, zip: string): Promise<void> {
  await transaction
    .updateTable('visits')
    .set({ region: findZipRegion(zip) ?? 'outside' })
    .where('lead_id', '=', leadId)
    .where('state', 'in', plannedStates)
    .execute();
}
