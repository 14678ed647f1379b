// Who waits for a call until we are there again, when that is sooner than it was: a storm ends, an owner takes a closed day back.
import { sql } from 'kysely';
import { callbackClockStartsAt } from '#domain/clocks/callback-clock.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { clockKinds } from '#server/store/records/notices/lead-clocks.ts';
import type { ExceptionChange } from '#server/store/records/opening/kept-exception.ts';
import { listOpening } from '#server/store/records/opening/opening-rows.ts';

/**
 * Starts clocks that have not begun as soon as we are there now, with the minutes they had, reminders and alarm along with them.
 * None starts later than it was told. Of leads that are closed, too: they may be brought back.
 */
export async function startClocksSooner(
  transaction: LeadTransaction,
  { hours, at }: Pick<ExceptionChange, 'hours' | 'at'>,
): Promise<void> {
  const parked = await transaction
    .selectFrom('leads')
    .select(['zip', 'clock_starts_at'])
    .distinct()
    .where('clock_starts_at', '>', at)
    .where('called_at', 'is', null)
    .execute();
  if (parked.length === 0) return;
  const { kept } = await listOpening(transaction);
  const calendar = { hours, exceptions: kept.map(({ exception }) => exception) };
  // A storm parks thousands; those of a region that wait for one time are moved together.
  const waits = Map.groupBy(
    parked,
    ({ zip, clock_starts_at }) => `${clock_starts_at} ${findZipRegion(zip) ?? ''}`,
  );
  for (const group of waits.values()) {
    const [{ zip, clock_starts_at: before } = { zip: '', clock_starts_at: at }] = group;
    const startsAt = callbackClockStartsAt(at, calendar, findZipRegion(zip));
    if (startsAt >= before) continue;
    const sooner = before - startsAt;
    const waiting = transaction
      .selectFrom('leads')
      .select('id')
      .where('clock_starts_at', '=', before)
      .where('called_at', 'is', null)
      .where(
        'zip',
        'in',
        group.map((one) => one.zip),
      );
    // Before the clocks, by which they are found.
    await transaction
      .updateTable('notices')
      .set({ next_at: sql<number>`next_at - ${sooner}` })
      .where('lead_id', 'in', waiting)
      .where('kind', 'in', clockKinds)
      .where('owed_by', '=', '')
      .where('next_at', '>=', before)
      .execute();
    await transaction
      .updateTable('leads')
      .set({ clock_starts_at: startsAt, due_at: sql<number>`due_at - ${sooner}` })
      .where('id', 'in', waiting)
      .execute();
  }
}
