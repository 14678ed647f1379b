import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describePlace } from '#domain/visits/visit-address.ts';

/** It stays at the end of a line that is full, and begins none. */
const separator = '\u00A0· ';

/** "Miami Beach 33139 · Washer · It will not drain", as much of it as is known; or with the whole address. */
export function visitLine(
  lead: BoardVisit['lead'],
  appliances: Readonly<Record<string, string>>,
  isShort: boolean,
): string {
  const known = (parts: readonly string[]) => parts.filter((part) => part !== '');
  const where = isShort ? known([lead.place, lead.zip]).join(' ') : describePlace(lead);
  return known([where, appliances[lead.appliance] ?? '', lead.signText]).join(separator);
}
