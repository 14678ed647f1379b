import type { BoardLead } from '#domain/leads/board-lead.ts';
import { addressFields, type AddressField } from '#domain/requests/quote-fields.ts';

type Placed = Pick<BoardLead, 'zip' | 'place' | AddressField>;

/** Where a visit to this person was made, or was to be, by their requests, the newest first; only in the ZIP code that is wanted, if one is. */
export function findKnownAddress<Lead extends Placed>(leads: readonly Lead[], zip: string): Lead | undefined {
  return leads.find((lead) => lead.street !== '' && (zip === '' || lead.zip === zip));
}

/** Its parts alone. */
export function addressOf(lead: Pick<Placed, AddressField>): Pick<Placed, AddressField> {
  const [street, unit, access] = addressFields.map((field) => lead[field]);
  return { street: street ?? '', unit: unit ?? '', access: access ?? '' };
}
