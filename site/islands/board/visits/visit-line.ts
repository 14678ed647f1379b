// Where a visit is and what for, in one line.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BookedLead } from './booking/booking.ts';

const join = (separator: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(separator);

/** A dot stays at the end of a line that is full, and begins none. */
const dot = '\u00A0· ';

/** "Miami Beach 33139", "Outside area 30301", empty where nothing is known. */
export function placeText(
  { place, zip }: { readonly place: string; readonly zip: string },
  { outsideArea }: Pick<BoardWords, 'outsideArea'>,
): string {
  return join(' ', place === '' && zip !== '' ? outsideArea : place, zip);
}

/** "Miami Beach 33139 · Washer · It will not drain", as much of it as is known; or with the whole address. */
export function visitLine(
  lead: BoardVisit['lead'],
  appliances: Readonly<Record<string, string>>,
  isShort: boolean,
  words: Pick<BoardWords, 'outsideArea'>,
): string {
  const where = isShort || lead.street === '' ? placeText(lead, words) : describePlace(lead);
  return join(dot, where, appliances[lead.appliance] ?? '', lead.signText);
}

type Booked = Pick<BookedLead, 'place' | 'zip' | 'appliance' | 'preferredTime'>;

/** What a visit is booked for: "Gulfport 33707 · Washer · Prefers morning", as much of it as is known. */
export function bookedLine(
  { place, zip, appliance, preferredTime = '' }: Booked,
  words: Pick<BoardWords, 'times' | 'visits' | 'outsideArea'>,
): string {
  const {
    times,
    visits: { booking },
  } = words;
  const names: Readonly<Record<string, string>> = times;
  const time = names[preferredTime];
  const prefers = time === undefined ? '' : fillText(booking.prefers, { time: time.toLowerCase() });
  return join(dot, placeText({ place, zip }, words), booking.machines[appliance] ?? '', prefers);
}
