// What a visit is booked for, in one line of the dialog that covers the row.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BookedLead } from './booking.ts';

/** It stays at the end of a line that is full, and begins none. */
const separator = '\u00A0· ';

/** "Gulfport 33707 · Washer · Prefers morning", as much of it as is known. */
export function describeBooked(
  {
    place,
    zip,
    appliance,
    preferredTime = '',
  }: Pick<BookedLead, 'place' | 'zip' | 'appliance' | 'preferredTime'>,
  { times, visits: { booking } }: Pick<BoardWords, 'times' | 'visits'>,
): string {
  const names: Readonly<Record<string, string>> = times;
  const time = names[preferredTime];
  const prefers = time === undefined ? '' : fillText(booking.prefers, { time: time.toLowerCase() });
  const known = (parts: readonly string[]) => parts.filter((part) => part !== '');
  return known([known([place, zip]).join(' '), booking.machines[appliance] ?? '', prefers]).join(separator);
}
