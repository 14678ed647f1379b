// The last time a store saw, and the wrong times it was shown.
import { dayMs } from '#domain/clocks/durations.ts';
import { firstPossibleTimeMs, furthestStepMs, isClockJump } from '#domain/clocks/clock-jump.ts';
import { rebaseNotices } from './rebase-notices.ts';
import type { ClockTable, LeadTransaction, LeadDatabase } from '#server/store/database/tables.ts';

export type ClockReading = {
  /** Nothing may be erased by its age. */
  readonly isDoubted: boolean;
  /** When the clock was last believed. */
  readonly seenAt: number;
};

/** A wrong clock may have been shown for as long before it was looked at, and after. */
const marginMs = dayMs;

/** The row of the clock, locked until the transaction ends: several servers may look at once. */
function lockClock(transaction: LeadTransaction, now: number): Promise<ClockTable> {
  return transaction
    .insertInto('clock')
    .values({ id: 1, seen_at: Math.max(now, firstPossibleTimeMs), is_doubted: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function writeClock(transaction: LeadTransaction, reading: ClockReading): Promise<ClockReading> {
  await transaction
    .updateTable('clock')
    .set({ seen_at: reading.seenAt, is_doubted: Number(reading.isDoubted) })
    .execute();
  return reading;
}

/** Doubts whose times may be of the same run of the clock as `now`. */
async function findDoubt(transaction: LeadTransaction, now: number) {
  return transaction
    .selectFrom('clock_doubts')
    .selectAll()
    .where('from_at', '<=', now + furthestStepMs)
    .where('to_at', '>=', now - furthestStepMs)
    .executeTakeFirst();
}

async function widenDoubt(transaction: LeadTransaction, now: number): Promise<void> {
  const shown = { from_at: now - marginMs, to_at: now + marginMs };
  const found = await findDoubt(transaction, now);
  if (found === undefined) {
    await transaction
      .insertInto('clock_doubts')
      .values({ ...shown, ended_at: null })
      .execute();
    return;
  }
  await transaction
    .updateTable('clock_doubts')
    .set({
      from_at: Math.min(found.from_at, shown.from_at),
      to_at: Math.max(found.to_at, shown.to_at),
      ended_at: null,
    })
    .where('from_at', '=', found.from_at)
    .execute();
}

/** The clock is right again: leads of the times it showed meanwhile are no older than now. */
async function endDoubts(transaction: LeadTransaction, now: number): Promise<void> {
  await transaction
    .updateTable('clock_doubts')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .execute();
}

/** The clock as the store judges it at `now`. */
export async function noteTime(transaction: LeadTransaction, now: number): Promise<ClockReading> {
  const kept = await lockClock(transaction, now);
  const isDoubted = isClockJump(kept.seen_at, now);
  if (now < kept.seen_at) await rebaseNotices(transaction, now, { isDoubted });
  if (isDoubted) {
    await widenDoubt(transaction, now);
    return writeClock(transaction, { seenAt: kept.seen_at, isDoubted: true });
  }
  if (kept.is_doubted === 1) await endDoubts(transaction, now);
  return writeClock(transaction, { seenAt: now, isDoubted: false });
}

/** The clock is right since it last jumped, and so were the times it showed since then. */
export async function confirmTime(transaction: LeadTransaction, now: number): Promise<void> {
  await lockClock(transaction, now);
  const found = await findDoubt(transaction, now);
  if (found?.ended_at === null)
    await transaction.deleteFrom('clock_doubts').where('from_at', '=', found.from_at).execute();
  await endDoubts(transaction, now);
  await writeClock(transaction, { seenAt: now, isDoubted: false });
}

export async function isClockDoubted(database: LeadDatabase): Promise<boolean> {
  const row = await database.selectFrom('clock').select('is_doubted').executeTakeFirst();
  return row?.is_doubted === 1;
}
