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
    .select(['id', 'zip', 'clock_starts_at'])
    .where('clock_starts_at', '>', at)
    .where('called_at', 'is', null)
    .orderBy('id')
    .execute();
  if (parked.length === 0) return;
  const { kept } = await listOpening(transaction);
  const calendar = { hours, exceptions: kept.map(({ exception }) => exception) };
  for (const { id, zip, clock_starts_at: before } of parked) {
    const startsAt = callbackClockStartsAt(at, calendar, findZipRegion(zip));
    if (startsAt >= before) continue;
    const sooner = before - startsAt;
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ clock_starts_at: startsAt, due_at: sql<number>`due_at - ${sooner}` })
      .where('id', '=', id)
      // Another server may have done so meanwhile.
      .where('clock_starts_at', '=', before)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await transaction
      .updateTable('notices')
      .set({ next_at: sql<number>`next_at - ${sooner}` })
      .where('lead_id', '=', id)
      .where('kind', 'in', clockKinds)
      .where('owed_by', '=', '')
      .where('next_at', '>=', before)
      .execute();
  }
}
