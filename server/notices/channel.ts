// What every way of telling somebody has in common.
import type { ClaimedNotice } from '#server/store/notices/notice-store.ts';

/**
 * What came of one attempt. Details are shown to staff and must hold no personal data: codes and our own words, never
 * what a receiver answered.
 */
export type Delivery =
  | { readonly kind: 'sent'; readonly detail: string }
  /** It may work later. */
  | { readonly kind: 'failed'; readonly detail: string; readonly retryAfterMs?: number }
  /** It will never work: not tried again. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** No longer worth sending. */
  | { readonly kind: 'needless'; readonly detail: string };

/** Sends one notice. Gives up when the signal says so. */
export type SendNotice = (notice: ClaimedNotice, signal: AbortSignal) => Promise<Delivery>;

/** For a channel that was configured when the notice was written and no longer is. */
export const sendNowhere: SendNotice = () =>
  Promise.resolve({ kind: 'refused', detail: 'this channel is not configured' });

/** The board shows leads by itself; its notices only record that the time had come. */
export const sendToBoard: SendNotice = () => Promise.resolve({ kind: 'sent', detail: 'on the board' });
