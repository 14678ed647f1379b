// Writing down what came of a notice. What was sent is remembered until it is written: it is not sent twice because the
// store was away for a moment.
import type { NoticeOutcome, NoticeSettlement } from '#server/store/records/notices/notice.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';

type SettlingParts = {
  readonly store: Pick<NoticeStore, 'settleNotice'>;
  readonly owner: string;
  readonly now: () => number;
  readonly newId: () => string;
};

export type Settling = {
  /** Rejects if the store cannot be reached. */
  readonly settle: (notice: NoticeSettlement['notice'], outcome: NoticeOutcome) => Promise<void>;
  /** That a notice was sent already, if that could not be written down. */
  readonly findUnwritten: (noticeId: string) => NoticeOutcome | undefined;
};

export function createSettling({ store, owner, now, newId }: SettlingParts): Settling {
  const unwritten = new Map<string, NoticeOutcome>();
  return {
    async settle(notice, outcome) {
      if (outcome.kind === 'sent' || outcome.kind === 'partly-sent') unwritten.set(notice.id, outcome);
      await store.settleNotice({ notice, owner, at: now(), attemptId: newId(), outcome });
      unwritten.delete(notice.id);
    },
    findUnwritten: (noticeId) => unwritten.get(noticeId),
  };
}
