// A technician does not work on a day, being sick say, or does again: everybody at the board may tell.
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import { changeDayOff, isDayOff, mostDaysOff } from '#domain/visits/technician.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { Action } from '#server/store/records/events/action.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';
import { technicianOf } from '#server/store/records/visits/visit-rows.ts';
import { lockTechnician } from './technicians.ts';

export type DayOffWish = {
  readonly id: string;
  readonly date: LocalDate;
  readonly isOff: boolean;
  /** What is over before is forgotten. */
  readonly today: LocalDate;
};

/** Told again it changes nothing. 'unknown' also of who has left. */
export async function markDayOff(
  transaction: LeadTransaction,
  { id, ...wish }: DayOffWish,
  { at, operator }: Action,
): Promise<'marked' | 'unknown' | 'too many'> {
  const row = await lockTechnician(transaction, id);
  if (row === undefined) return 'unknown';
  const { name, profile, isGone } = technicianOf(row);
  if (isGone) return 'unknown';
  if (isDayOff(profile, wish.date) === wish.isOff) return 'marked';
  const daysOff = changeDayOff(profile.daysOff, wish);
  if (daysOff.length > mostDaysOff) return 'too many';
  await transaction
    .updateTable('technicians')
    .set({ profile: JSON.stringify({ ...profile, daysOff }) })
    .where('id', '=', id)
    .execute();
  const what = wish.isOff ? 'technician off' : 'technician back';
  await noteChange(transaction, { at, operator, what, detail: `${name}, ${formatVisitDay(wish.date)}` });
  return 'marked';
}
