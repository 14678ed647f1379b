// Limits on acknowledgements, because anybody can type anybody's address into a form.
import { dayMs, minuteMs } from '#domain/clocks/durations.ts';
import type { HoldCode } from '#domain/leads/notice-answer.ts';
import { isAcknowledging } from './notice-sets.ts';
import type { Ration } from './notice.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';

/** What one address may be sent. */
export const oneInMs = 10 * minuteMs;
export const mostPerDay = 5;

/** How far the clocks of two machines that share a store may be apart. */
const clockSkewMs = minuteMs;

/** Acknowledgements of the time before now. One of a clock that was set back since counts for nothing. */
function selectSince(transaction: LeadTransaction, since: number, now: number) {
  return transaction
    .selectFrom('notices')
    .select('notices.created_at')
    .where(isAcknowledging)
    .where('notices.kind', '=', 'acknowledgement')
    .where('notices.created_at', '>', since)
    .where('notices.created_at', '<=', now + clockSkewMs)
    .orderBy('notices.created_at', 'desc');
}

async function look(
  transaction: LeadTransaction,
  { recipient, mostPerHour }: Ration,
  now: number,
): Promise<HoldCode | undefined> {
  const ofDay = await selectSince(transaction, now - dayMs, now)
    .where('notices.recipient', '=', recipient)
    .limit(mostPerDay)
    .execute();
  const [last] = ofDay;
  if (last !== undefined && last.created_at > now - oneInMs) return 'held-address';
  if (ofDay.length >= mostPerDay) return 'held-address-day';
  if (mostPerHour === 0) return undefined;
  const mostOfHour = await selectSince(transaction, now - 60 * minuteMs, now)
    .offset(mostPerHour - 1)
    .limit(1)
    .execute();
  return mostOfHour.length > 0 ? 'held-hour' : undefined;
}

/** Waits for whoever else is about to mail a customer, until their commit; others wait for ours. */
export async function takeMailTurn(transaction: LeadTransaction): Promise<void> {
  await transaction
    .updateTable('acknowledgement_turns')
    .set((build) => ({ number: build('number', '+', 1) }))
    .execute();
}

/**
 * Why an acknowledgement is not to be sent, if it is not. Who seems to be allowed one takes turns with all others until their
 * commits, and looks again: so that of many posts at one instant, at several servers, no more go out than of many in a row.
 * Whoever is not allowed one waits for nobody.
 */
export async function findHoldCode(
  transaction: LeadTransaction,
  ration: Ration,
  now: number,
): Promise<HoldCode | undefined> {
  const code = await look(transaction, ration, now);
  if (code !== undefined) return code;
  await takeMailTurn(transaction);
  return look(transaction, ration, now);
}

/**
 * An acknowledgement that waits, for a customer who gave another address since, counts for that one from now on; why it is not to go
 * there, if it is not. Else whoever has many wait at a mail server of their own could send them all to somebody else.
 */
export async function readdress(
  transaction: LeadTransaction,
  { id, recipient: before }: Pick<NoticeRow, 'id' | 'recipient'>,
  recipient: string,
  now: number,
): Promise<HoldCode | undefined> {
  if (before === null || before === recipient) return undefined;
  await takeMailTurn(transaction);
  // In the hour it is counted already.
  const code = await look(transaction, { recipient, mostPerHour: 0 }, now);
  if (code !== undefined) return code;
  await transaction.updateTable('notices').set({ recipient, created_at: now }).where('id', '=', id).execute();
  return undefined;
}
