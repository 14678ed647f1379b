// What stands of a notice when staff look: where it is, what was tried, and which of them to send again.
import type { KeptAnswer } from '#domain/leads/notice-answer.ts';
import type { NoticeState } from './notice.ts';

export type NoticeAttempt = { readonly at: number; readonly outcome: string; readonly answer: KeptAnswer };

/** A notice for showing: where it stands and all that was tried. Another version may have written words that this one does not know. */
export type KeptNotice = {
  readonly id: string;
  readonly leadId: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  /** The code of what came of it last, or why it is held back. */
  readonly lastCode: string | undefined;
  readonly nextAt: number;
  readonly sentAt: number | undefined;
  readonly attempts: readonly NoticeAttempt[];
};

export type NoticeFilter = {
  readonly leadId?: string;
  readonly state?: NoticeState;
  /** Given up, sent to some only, or sent by nobody; or tried at this moment or before it, and still not through. */
  readonly failingSince?: number;
};

/** All notices that were given up, those of one lead, or one that was given up or waits for its next try. */
export type NoticeReplay = { readonly now: number; readonly leadId?: string; readonly noticeId?: string };

export type NoticeCount = {
  readonly channel: string;
  readonly state: string;
  readonly count: number;
  /** When the longest-waiting of them was to be sent. */
  readonly oldestAt: number;
};
