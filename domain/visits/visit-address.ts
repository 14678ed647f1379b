// Where a visit is made: as a line, and as a map finds it.
import type { Address } from '#domain/requests/quote-fields.ts';

export type VisitPlace = Pick<Address, 'street' | 'unit'> & {
  /** The city of the ZIP code, its county, or empty. */
  readonly place: string;
  readonly zip: string;
};

/** "12 Palm Ave, Apt 4, Tampa, FL 33606", as much of it as is known. */
export function describePlace({ street, unit, place, zip }: VisitPlace): string {
  // What we know no place of may be in any state.
  const state = zip === '' || place === '' ? zip : `FL ${zip}`;
  return [street, unit, place, state].filter((part) => part !== '').join(', ');
}

/** Opens a map at the house; undefined without a street. No map knows the unit. */
export function mapUrl(where: VisitPlace): string | undefined {
  if (where.street === '') return undefined;
  const query = new URLSearchParams({ api: '1', query: describePlace({ ...where, unit: '' }) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** The same in the phone's own map, by what its browser calls itself: Apple's on an iPhone, whichever is chosen on Android. */
export function phoneMapUrl(where: VisitPlace, userAgent: string): string | undefined {
  if (where.street === '') return undefined;
  const query = new URLSearchParams({ q: describePlace({ ...where, unit: '' }) });
  if (/iPhone|iPad/u.test(userAgent)) return `https://maps.apple.com/?${query}`;
  if (userAgent.includes('Android')) return `geo:0,0?${query}`.replaceAll('+', '%20');
  return mapUrl(where);
}
