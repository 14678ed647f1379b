// Where the visit is made, as the desk took it down while booking.
import { addressFields, type NewAddress } from '#domain/requests/quote-fields.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { correctLead } from '#server/store/records/leads/correct-lead.ts';

/** Keeps what is new of the address of a lead; resolves with that, for its history. */
export async function keepAddress(
  transaction: LeadTransaction,
  lead: LeadRow,
  address: NewAddress = {},
): Promise<string> {
  const given = addressFields.flatMap((field) => {
    const text = address[field];
    return text === undefined || text === lead[field] ? [] : [[field, text] as const];
  });
  await correctLead(transaction, lead, Object.fromEntries(given));
  return given.flatMap(([, text]) => (text === '' ? [] : [text])).join(', ');
}
