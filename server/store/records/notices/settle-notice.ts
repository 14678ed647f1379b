// Writing down what came of an attempt.
import { answerColumns } from './notice-rows.ts';
import type { NoticeSettlement, NoticeState } from './notice.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';

/** What a receiver has taken is sent, whoever holds the notice by now; what was canceled meanwhile stays so. */
const unsent = ['due', 'leased', 'retry', 'dead'] as const satisfies readonly NoticeState[];

/** Writes down an attempt. Unless it was sent, the state changes only if this owner still holds the notice for this attempt. */
export async function settleNotice(
  transaction: LeadTransaction,
  { notice, owner, at, attemptId, outcome }: NoticeSettlement,
): Promise<boolean> {
  const isTaken = outcome.kind === 'sent' || outcome.kind === 'partly-sent';
  const { numUpdatedRows } = await transaction
    .updateTable('notices')
    .set({
      state: outcome.kind,
      owner: null,
      lease_until: null,
      last_code: outcome.answer.code,
      ...(isTaken ? { sent_at: at, missing: 'missing' in outcome.answer ? outcome.answer.missing : '' } : {}),
      ...(outcome.kind === 'retry' ? { next_at: outcome.nextAt } : {}),
    })
    .where('id', '=', notice.id)
    .where((where) => {
      const isHeld = where.and({ owner, attempts: notice.attempt, state: 'leased' });
      return isTaken ? where.or([isHeld, where('state', 'in', unsent)]) : isHeld;
    })
    .executeTakeFirst();
  // A lead that was erased meanwhile took its notices with it.
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
