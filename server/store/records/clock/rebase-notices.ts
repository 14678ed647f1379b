// When the clock is set back, notices that wait for a later time of the old clock wait their own delay instead, counted from now.
import { sql } from 'kysely';
import { isWaiting } from '#server/store/records/notices/notice-sets.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';

/** How far the clocks of two machines that share a store may be apart. */
const clockSkewMs = 60_000;

/** These are owed at once, and by now something stands in their way if they are not due. */
const promptKinds = ['dispatch', 'amendment', 'acknowledgement', 'visit', 'booking'] as const;

/** Tried at a time that is still to come: the next try follows after the pause that was meant. */
async function rebaseRetries(transaction: LeadTransaction, now: number): Promise<void> {
  const lastTry = sql<number>`(select max(at) from notice_attempts where notice_id = notices.id)`;
  await transaction
    .updateTable('notices')
    .set({ next_at: sql`next_at - (${lastTry} - ${now})` })
    .where(isWaiting)
    .where('next_at', '>', now)
    .where(lastTry, '>', now + clockSkewMs)
    // Those that were moved already, while the clock stays wrong, are not moved again.
    .whereRef('next_at', '>=', lastTry)
    .execute();
}

/** Never tried, and owed for what came at a time that is still to come: that of a lead or of what was sent again. */
async function rebaseNew(transaction: LeadTransaction, now: number): Promise<void> {
  await transaction
    .updateTable('notices')
    .set((build) => ({ next_at: sql`next_at - (created_at - ${now})`, created_at: build.val(now) }))
    .where(isWaiting)
    .where('state', '=', 'due')
    .where('created_at', '>', now + clockSkewMs)
    .execute();
}

async function hastenPrompt(transaction: LeadTransaction, now: number): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ next_at: now })
    .where(isWaiting)
    .where('state', '=', 'due')
    .where('kind', 'in', promptKinds)
    .where('next_at', '>', now + clockSkewMs)
    .execute();
}

/**
 * To be called when the clock shows less than before. While it is doubted, reminders and alarms stay as they are: a machine
 * that wakes in 2000 and is right a minute later would alarm in the night for what is to be called in the morning.
 */
export async function rebaseNotices(
  transaction: LeadTransaction,
  now: number,
  { isDoubted }: { readonly isDoubted: boolean },
): Promise<void> {
  await rebaseRetries(transaction, now);
  if (!isDoubted) await rebaseNew(transaction, now);
  await hastenPrompt(transaction, now);
}
