// Keeps the leases of what this process is sending, so that they can be short.
import { describeFault, type Log } from '#server/log/log.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';

/** Two renewals may be lost, and the third still comes in time. */
const renewalsPerLease = 3;

type KeeperParts = {
  readonly store: Pick<NoticeStore, 'renewLeases'>;
  readonly owner: string;
  readonly leaseMs: number;
  readonly now: () => number;
  readonly log: Log;
};

export type LeaseKeeper = {
  /** Does the work while the leases of these notices are kept. */
  readonly hold: <Result>(ids: readonly string[], work: () => Promise<Result>) => Promise<Result>;
};

/** Makes a keeper. It asks nothing of the store while nothing is in hand. */
export function createLeaseKeeper({ store, owner, leaseMs, now, log }: KeeperParts): LeaseKeeper {
  const inHand = new Set<string>();
  let renewing: NodeJS.Timeout | undefined;

  function renew(): void {
    store.renewLeases({ owner, ids: [...inHand], now: now(), leaseMs }).catch((fault: unknown) => {
      log('warn', 'notices cannot be read or written', describeFault(fault));
    });
  }

  return {
    async hold(ids, work) {
      for (const id of ids) inHand.add(id);
      renewing ??= setInterval(renew, leaseMs / renewalsPerLease).unref();
      try {
        return await work();
      } finally {
        for (const id of ids) inHand.delete(id);
        if (inHand.size === 0) {
          clearInterval(renewing);
          renewing = undefined;
        }
      }
    },
  };
}
