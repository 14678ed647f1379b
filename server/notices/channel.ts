// What every way of telling somebody has in common.
import type { NoticeAnswer } from '#domain/leads/notice-answer.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';

/** What came of one attempt. */
export type Delivery = {
  /** partly-sent: some receivers lack it · failed: it may work later · refused: it will never work, and is not tried again. */
  readonly kind: 'sent' | 'partly-sent' | 'failed' | 'refused';
  readonly answer: NoticeAnswer;
};

/** Sends one notice. Gives up when the signal says so. */
export type SendNotice = (notice: LeasedNotice, signal: AbortSignal) => Promise<Delivery>;

/** For a channel that was configured when the notice was written and no longer is. */
export const sendNowhere: SendNotice = () =>
  Promise.resolve({ kind: 'refused', answer: { code: 'not-set-up' } });

/** The board shows leads by itself; its notices only record that the time had come. */
export const sendToBoard: SendNotice = () => Promise.resolve({ kind: 'sent', answer: { code: 'on-board' } });
