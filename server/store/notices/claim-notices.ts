// Taking due notices for sending, and writing down what came of it.
import { completeLeads } from '#server/store/leads/read-leads.ts';
import type { ClaimedNotice, NoticeClaim, NoticeSettlement, NoticeState } from './notice-store.ts';
import { answerColumns, noticeOf } from './notice-rows.ts';
import { isInHand, isWaiting } from './notice-sets.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/tables.ts';

/** How far the clocks of two machines that share a store may be apart. */
const clockSkewMs = 60_000;

/**
 * Notices nobody is sending: due, or left behind by a process that ended. A lease that ends later than one given now could
 * is of a clock that was set back since; whoever still holds it renews it by the new time.
 */
export function selectClaimable(database: LeadDatabase, { channel, now, leaseMs, limit }: NoticeClaim) {
  return (
    database
      .selectFrom('notices')
      .select('notices.id')
      .where('notices.channel', '=', channel)
      .where((where) =>
        where.or([
          where.and([isWaiting, where('notices.next_at', '<=', now)]),
          where.and([isInHand, where('notices.lease_until', '<=', now)]),
          where.and([isInHand, where('notices.lease_until', '>', now + leaseMs + clockSkewMs)]),
        ]),
      )
      .orderBy('notices.rank')
      .orderBy('notices.attempts')
      // The newest first: whoever just wrote still waits beside the phone, and what waits behind a flood is older than it.
      .orderBy('notices.next_at', 'desc')
      .orderBy('notices.created_at', 'desc')
      .limit(limit)
  );
}

/** Whether there is anything to claim: asked first, for most of the time there is not. */
export async function hasClaimable(database: LeadDatabase, claim: NoticeClaim): Promise<boolean> {
  return (await selectClaimable(database, { ...claim, limit: 1 }).executeTakeFirst()) !== undefined;
}

/** Takes due notices for the owner. `skipLocked` where others may hold rows at this moment: they get theirs, we get ours. */
export async function claimNotices(
  transaction: LeadTransaction,
  claim: NoticeClaim,
  { skipLocked }: { readonly skipLocked: boolean },
): Promise<readonly ClaimedNotice[]> {
  const found = await selectClaimable(transaction, claim)
    .$if(skipLocked, (query) => query.forUpdate('notices').skipLocked())
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await transaction
    .updateTable('notices')
    .set((build) => ({
      state: 'leased',
      owner: claim.owner,
      lease_until: claim.now + claim.leaseMs,
      attempts: build('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  const leadRows = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.lead_id))])
    .execute();
  const leads = new Map((await completeLeads(transaction, leadRows)).map((lead) => [lead.id, lead]));
  const claimed = new Map(rows.map((row) => [row.id, row]));
  // In the order they were found; UPDATE returns them in any.
  return ids.flatMap((id) => {
    const row = claimed.get(id);
    const lead = row && leads.get(row.lead_id);
    if (row === undefined || lead === undefined) return [];
    const { kind, channel } = noticeOf(row, []);
    return [{ id, kind, channel, attempt: row.attempts, createdAt: row.created_at, lead }];
  });
}

/** What a receiver has taken is sent, whoever holds the notice by now; what was cancelled meanwhile stays so. */
const unsent = ['due', 'leased', 'retry', 'dead'] as const satisfies readonly NoticeState[];

/** Writes down an attempt. Unless it was sent, the state changes only if this owner still holds the notice for this attempt. */
export async function settleNotice(
  transaction: LeadTransaction,
  { notice, owner, at, attemptId, outcome }: NoticeSettlement,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notices')
    .set({
      state: outcome.kind,
      owner: null,
      lease_until: null,
      last_code: outcome.answer.code,
      ...(outcome.kind === 'sent' ? { sent_at: at } : {}),
      ...(outcome.kind === 'retry' ? { next_at: outcome.nextAt } : {}),
    })
    .where('id', '=', notice.id)
    .where((where) => {
      const isHeld = where.and({ owner, attempts: notice.attempt, state: 'leased' });
      return outcome.kind === 'sent' ? where.or([isHeld, where('state', 'in', unsent)]) : isHeld;
    })
    .executeTakeFirst();
  // A lead that was forgotten meanwhile took its notices with it.
  const isKept = await transaction
    .selectFrom('notices')
    .select('id')
    .where('id', '=', notice.id)
    .executeTakeFirst();
  if (isKept === undefined) return false;
  await transaction
    .insertInto('notice_attempts')
    .values({
      id: attemptId,
      notice_id: notice.id,
      at,
      outcome: outcome.kind,
      ...answerColumns(outcome.answer),
    })
    .execute();
  return numUpdatedRows > 0n;
}
