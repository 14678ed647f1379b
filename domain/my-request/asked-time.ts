import type { LeadState } from '#domain/leads/lead.ts';
import { addDays, type LocalDate } from '#domain/opening/local-date.ts';
import type { WindowPick } from '#domain/visits/held-window.ts';
import { describePick, formatVisitDay } from '#domain/visits/visit-text.ts';
import { windowHours } from '#domain/visits/visit.ts';
import type { RequestChange } from './request-change.ts';

type Asking = {
  readonly changes: readonly RequestChange[];
  readonly state: LeadState;
  readonly followUpAt?: number | undefined;
};

/** Another time than that of their visit which a customer asked for, until the desk has answered: they are to be called because of it. */
export function findAskedTime({ changes, state, followUpAt }: Asking): string | undefined {
  if (state !== 'booked' || followUpAt === undefined) return undefined;
  return changes.find(({ kind }) => kind === 'another-time')?.text;
}

/** Between a window that was picked and what was written beside it. */
const wishParts = ' · ';

/** A wish as the desk reads it: the window that was picked, and what was written; "Tue, Jun 16, 9–11 AM · not before ten". */
export function describeWish(pick: WindowPick | undefined, note: string): string {
  return [pick === undefined ? '' : describePick(pick), note].filter((part) => part !== '').join(wishParts);
}

/** Days around the visit: a wish names no year. */
const reachDays = 60;

/** The window that was picked, out of such a wish about a visit of that day; undefined where words alone were written. */
export function findAskedWindow(wish: string, day: LocalDate): WindowPick | undefined {
  const [picked = ''] = wish.split(wishParts);
  const dates = Array.from({ length: 2 * reachDays + 1 }, (_, index) => addDays(day, index - reachDays));
  const date = dates.find((one) => picked.startsWith(`${formatVisitDay(one)}, `));
  if (date === undefined) return undefined;
  const hours = Array.from({ length: 24 - windowHours + 1 }, (_, hour) => hour);
  const fromHour = hours.find((hour) => describePick({ date, fromHour: hour }) === picked);
  return fromHour === undefined ? undefined : { date, fromHour };
}
