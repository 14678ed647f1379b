import { leaseNotices, hasLeasable } from './lease-notices.ts';
import type { NoticeStore } from './notice-store.ts';
import { countNotices } from './read-notices.ts';
import { hastenRetries, renewLeases } from './reschedule-notices.ts';
import { settleNotice } from './settle-notice.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** What sending notices asks of a store. */
export function createNoticeMethods({ database, transact, skipLocked }: StoreEngine): NoticeStore {
  return {
    async leaseNotices(lease) {
      if (!(await hasLeasable(database, lease))) return [];
      return transact((transaction) => leaseNotices(transaction, lease, { skipLocked }));
    },
    renewLeases: (renewal) => transact((transaction) => renewLeases(transaction, renewal)),
    hastenRetries: (wish) => transact((transaction) => hastenRetries(transaction, wish)),
    settleNotice: (settlement) => transact((transaction) => settleNotice(transaction, settlement)),
    countNotices: () => countNotices(database),
  };
}
