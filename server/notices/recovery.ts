// The end of an outage: once one notice of a channel gets through again, those that wait for their next try need not.
import type { Log } from '#server/log/log.ts';
import type { NoticeChannel, NoticeOutcome } from '#server/store/records/notices/notice.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';

/** A receiver that takes one in eight is not to be stormed. */
const hastenEveryMs = 60_000;

type RecoveryParts = {
  readonly store: Pick<NoticeStore, 'hastenRetries'>;
  readonly now: () => number;
  readonly log: Log;
};

/**
 * Makes the function that is told what came of each notice. It makes the channel's waiting retries due when one gets through
 * after a failure, at most once a minute; how many are sent side by side stays with the outbox. Rejects if the store
 * cannot be reached.
 */
export function createRecovery({
  store,
  now,
  log,
}: RecoveryParts): (channel: NoticeChannel, outcome: NoticeOutcome['kind']) => Promise<void> {
  // What failed before this process began is in the store alone.
  const troubled = new Set<NoticeChannel>(['email', 'webhook', 'sms']);
  const hastenedAt = new Map<NoticeChannel, number>();

  return async (channel, outcome) => {
    if (outcome === 'retry') troubled.add(channel);
    const last = hastenedAt.get(channel);
    // A clock that was set back says nothing of how long ago it was.
    const isTooSoon = last !== undefined && now() >= last && now() < last + hastenEveryMs;
    const isThrough = outcome === 'sent' || outcome === 'partly-sent';
    if (!isThrough || !troubled.has(channel) || isTooSoon) return;
    troubled.delete(channel);
    const count = await store.hastenRetries({ channel, now: now() });
    if (count === 0) return;
    hastenedAt.set(channel, now());
    log('info', 'notices get through again', { kind: channel, count });
  };
}
