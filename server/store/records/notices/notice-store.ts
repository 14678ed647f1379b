// The port for who sends the notices owed for a lead. They are rows beside the lead, written in its commit.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { hasLeasable, leaseNotices } from './lease-notices.ts';
import type { NoticeLease } from './notice.ts';
import { countNotices } from './read-notices.ts';
import { hastenRetries, renewLeases } from './reschedule-notices.ts';
import { settleNotice } from './settle-notice.ts';

export function createNoticeStore(engine: StoreEngine) {
  const { database, transact, inTime } = engine;

  async function lease(wanted: NoticeLease) {
    if (!(await hasLeasable(database, wanted))) return [];
    return transact((transaction) => leaseNotices(transaction, wanted, engine));
  }

  return {
    /**
     * Takes notices that are due: those to staff before those to customers, of urgent leads first and of suspects last; then
     * new ones before retries, and the newest first. Nobody else gets them before the lease ends. Whoever sends notices must
     * not wait for a database that hangs, because what is in the spool can go out meanwhile.
     */
    leaseNotices: (wanted: NoticeLease) => inTime(lease(wanted)),
    /** Prolongs those of the leases that the owner still holds. */
    renewLeases: commits(engine, renewLeases),
    /** Makes what waits for its next try on a channel due at once, as an extra try; resolves with the number. */
    hastenRetries: commits(engine, hastenRetries),
    /** Writes down an attempt and what came of it. False if the lease was lost or the notice canceled meanwhile. */
    settleNotice: commits(engine, settleNotice),
    countNotices: reads(engine, countNotices),
  };
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;
