import { claimNotices, hasClaimable } from './claim-notices.ts';
import type { NoticeStore } from './notice-store.ts';
import { countNotices } from './read-notices.ts';
import { hastenRetries, renewLeases } from './reschedule-notices.ts';
import { settleNotice } from './settle-notice.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** What sending notices asks of a store. */
export function createNoticeMethods({ database, transact, skipLocked }: StoreEngine): NoticeStore {
  return {
    async claimNotices(claim) {
      if (!(await hasClaimable(database, claim))) return [];
      return transact((transaction) => claimNotices(transaction, claim, { skipLocked }));
    },
    renewLeases: (renewal) => transact((transaction) => renewLeases(transaction, renewal)),
    hastenRetries: (wish) => transact((transaction) => hastenRetries(transaction, wish)),
    settleNotice: (settlement) => transact((transaction) => settleNotice(transaction, settlement)),
    countNotices: () => countNotices(database),
  };
}
