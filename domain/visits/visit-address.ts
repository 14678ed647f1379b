// Where a visit is made: as a line, and as a map finds it.
import type { Address } from '#domain/requests/quote-fields.ts';

export type VisitPlace = Pick<Address, 'street' | 'unit'> & {
  /** The city of the ZIP code, its county, or empty. */
  readonly place: string;
  readonly zip: string;
};

/** "12 Palm Ave, Apt 4, Tampa, FL 33606", as much of it as is known. */
export function describePlace({ street, unit, place, zip }: VisitPlace): string {
  const state = zip === '' ? '' : `FL ${zip}`;
  return [street, unit, place, state].filter((part) => part !== '').join(', ');
}

/** Opens a map at the house, on a phone in its own app; undefined without a street. No map knows the unit. */
export function mapUrl(where: VisitPlace): string | undefined {
  if (where.street === '') return undefined;
  const query = new URLSearchParams({ api: '1', query: describePlace({ ...where, unit: '' }) });
  return `https://www.google.com/maps/search/?${query}`;
}
