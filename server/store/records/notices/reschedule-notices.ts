// Prolonging leases, and making waiting retries due at once.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import { customerKinds } from './notice-kinds.ts';
import type { LeaseRenewal, NoticeChannel } from './notice.ts';
import { isWaiting } from './notice-sets.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';

/** Prolongs the leases of who is still sending, so that nobody else sends the same. */
export async function renewLeases(
  database: LeadDatabase,
  { owner, ids, now, leaseMs }: LeaseRenewal,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('notices')
    .set({ lease_until: now + leaseMs })
    .where('id', 'in', ids)
    .where('owner', '=', owner)
    .where('state', '=', 'leased')
    .execute();
}

const askedToWait = ['web-asked-to-wait', 'sms-asked-to-wait'] as const satisfies readonly AnswerCode[];

/**
 * Makes the retries of a channel due now. The try that follows is an extra one: what fails again waits as long as it would
 * have. Left alone are those whose receiver asked for patience, and customers whose own mail server put them off: that ours
 * takes mail again says nothing of theirs.
 */
export async function hastenRetries(
  database: LeadDatabase,
  { channel, now }: { readonly channel: NoticeChannel; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('notices')
    .set((build) => ({ next_at: now, attempts: build('attempts', '-', 1) }))
    .where('channel', '=', channel)
    .where(isWaiting)
    .where('state', '=', 'retry')
    .where('next_at', '>', now)
    .where('last_code', 'not in', askedToWait)
    .where((where) =>
      where.or([
        where('kind', 'not in', customerKinds),
        where('last_code', '!=', 'mail-address-later' satisfies AnswerCode),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
