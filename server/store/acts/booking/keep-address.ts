// Where the visit is made and what else is needed for it, as the desk took it down while booking.
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { addressFields, type NewAddress } from '#domain/requests/quote-fields.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { correctLead } from '#server/store/records/leads/correct-lead.ts';
import { givenDetails, type GivenDetails } from './visit-action.ts';

/** Of what is given, what the lead does not say yet. */
export function listMissing(
  lead: LeadRow,
  given: GivenDetails = {},
): Partial<Record<keyof GivenDetails, string>> {
  const missing = givenDetails.flatMap((field) => {
    const text = given[field] ?? '';
    return lead[field] === '' && text !== '' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(missing);
}

/** Keeps what is new of the address of a lead, and what it did not say; resolves with that, for its history. */
export async function keepAddress(
  transaction: LeadTransaction,
  lead: LeadRow,
  address: NewAddress = {},
  missing: ReturnType<typeof listMissing> = {},
): Promise<string> {
  const given = addressFields.flatMap((field) => {
    const text = address[field];
    return text === undefined || text === lead[field] ? [] : [[field, text] as const];
  });
  await correctLead(transaction, lead, { ...missing, ...Object.fromEntries(given) });
  const { appliance = '', sign = '', ...rest } = missing;
  const problem = nameSign({ appliance: appliance || lead.appliance, sign });
  return [...Object.values(rest), nameAppliance(appliance), problem, ...given.map(([, text]) => text)]
    .filter(Boolean)
    .join(', ');
}
