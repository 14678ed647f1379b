// Staff are mailed the first change of a request at once, and of many in a row only the last, at most once in half a minute: whoever
// presses fifty times does not cause fifty mails. The board shows each as it comes.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { isWaiting } from './notice-sets.ts';
import type { NoticeChannel } from './notice.ts';

/** From one mail about changes of a lead to the next. */
export const amendmentsApartMs = 30_000;

type Amendment = { readonly leadId: string; readonly channel: NoticeChannel; readonly at: number };

/** When staff are to be told of an amendment; what still waits on the channel goes with it. */
export async function findAmendmentTime(
  transaction: LeadTransaction,
  { leadId, channel, at }: Amendment,
): Promise<number> {
  const ofChannel = { lead_id: leadId, channel, kind: 'amendment' };
  await transaction
    .updateTable('notices')
    .set({ state: 'canceled', last_code: 'later-instead' satisfies AnswerCode })
    .where((where) => where.and(ofChannel))
    .where(isWaiting)
    .where('next_at', '>', at)
    .execute();
  const last = await transaction
    .selectFrom('notices')
    .select((build) => build.fn.max('next_at').as('at'))
    .where((where) => where.and(ofChannel))
    .where('state', '<>', 'canceled')
    // One of a clock that was set back since counts for nothing.
    .where('next_at', '<=', at)
    .executeTakeFirst();
  return Math.max(at, (last?.at ?? -Infinity) + amendmentsApartMs);
}
