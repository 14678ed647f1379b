// Texts to staff of those who are overdue: all of a look in one, so that a busy minute rings each phone once.
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import type { NoticeHandler } from './notice-handler.ts';

/** So long after a text nobody is texted of another who is overdue: what comes meanwhile is told together. */
const gatherMs = 60_000;
/** Told in one text at most; it names a few, and the board has them all. */
const mostTogether = 100;

type LateTextsParts = {
  readonly store: Pick<NoticeStore, 'leaseNotices'>;
  readonly handleTogether: NoticeHandler['handleTogether'];
  readonly now: () => number;
  /** Who holds the leases, and for how long. */
  readonly owner: string;
  readonly leaseMs: number;
};

/** Makes the function that takes all alarms that are due for phones and sends them as one. It rejects if the store cannot be reached. */
export function createLateTexts({ store, handleTogether, now, owner, leaseMs }: LateTextsParts) {
  let isTelling = false;
  let toldAt = -Infinity;
  return async (): Promise<void> => {
    const at = now();
    // A clock that was set back since says nothing of when that was.
    if (isTelling || (at >= toldAt && at < toldAt + gatherMs)) return;
    isTelling = true;
    try {
      const lease = { channel: 'sms', owner, now: at, leaseMs, limit: mostTogether, kind: 'alarm' } as const;
      const notices = await store.leaseNotices(lease);
      if (notices.length > 0 && (await handleTogether(notices, 'sms'))) toldAt = at;
    } finally {
      isTelling = false;
    }
  };
}
