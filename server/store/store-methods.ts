// What both engines do in the same words, around the one thing in which they differ: how a transaction is run.
import { claimNotices, hasClaimable, settleNotice } from './notices/claim-notices.ts';
import type { LeadStore } from './leads/lead-store.ts';
import { markLead } from './leads/mark-lead.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import { readLeads } from './leads/read-leads.ts';
import { countNotices, readNotices, replayNotices } from './notices/read-notices.ts';
import { hastenRetries, renewLeases } from './notices/reschedule-notices.ts';
import { dropBundle, readBundles, type TransferStore } from './leads/lead-bundles.ts';
import { keepBundle } from './leads/transfer-leads.ts';
import { keepStaff, readStaff } from './people/transfer-staff.ts';
import type { LeadDatabase, LeadTransaction } from './tables.ts';

export type StoreEngine = {
  readonly database: LeadDatabase;
  /** Runs a short transaction; rejects within the second if the engine cannot. */
  readonly transact: <Result>(work: (transaction: LeadTransaction) => Promise<Result>) => Promise<Result>;
  /** Whether rows somebody else holds are passed over; else a transaction has the store for itself. */
  readonly skipLocked: boolean;
  /** Runs a transaction that may take its time. */
  readonly transactPatiently: StoreEngine['transact'];
};

/** Marking leads and all that concerns notices. */
export function createStoreMethods({
  database,
  transact,
  transactPatiently,
  skipLocked,
}: StoreEngine): Pick<
  LeadStore,
  keyof NoticeStore | keyof TransferStore | 'listLeads' | 'markLead' | 'eraseOlder'
> {
  return {
    listLeads: (filter = {}) => readLeads(database, filter),
    markLead: (mark) => transact((transaction) => markLead(transaction, mark)),
    async claimNotices(claim) {
      if (!(await hasClaimable(database, claim))) return [];
      return transact((transaction) => claimNotices(transaction, claim, { skipLocked }));
    },
    renewLeases: (renewal) => transact((transaction) => renewLeases(transaction, renewal)),
    hastenRetries: (wish) => transact((transaction) => hastenRetries(transaction, wish)),
    settleNotice: (settlement) => transact((transaction) => settleNotice(transaction, settlement)),
    replayNotices: (replay) => transact((transaction) => replayNotices(transaction, replay)),
    listNotices: (filter) => readNotices(database, filter),
    countNotices: () => countNotices(database),
    readBundles: (limit) => readBundles(database, limit),
    readStaff: () => readStaff(database),
    keepBundles: (bundles, staff) =>
      transactPatiently(async (transaction) => {
        for (const bundle of bundles) await keepBundle(transaction, bundle);
        if (staff !== undefined) await keepStaff(transaction, staff);
      }),
    dropBundle: (bundle) => transact((transaction) => dropBundle(transaction, bundle)),
    async countLeads() {
      const { count } = await database
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    async eraseOlder({ leads, suspects }) {
      const { numDeletedRows } = await transactPatiently((transaction) =>
        transaction
          .deleteFrom('leads')
          .where((where) =>
            where.or([
              where('received_at', '<', leads),
              where('suspect', '=', 1).and('received_at', '<', suspects),
            ]),
          )
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
