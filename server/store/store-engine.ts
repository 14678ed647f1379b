import type { LeadDatabase, LeadTransaction } from './tables.ts';

/** The one thing in which the engines differ: how a transaction is run. */
export type StoreEngine = {
  readonly database: LeadDatabase;
  /** Runs a short transaction; rejects within the second if the engine cannot. */
  readonly transact: <Result>(work: (transaction: LeadTransaction) => Promise<Result>) => Promise<Result>;
  /** Whether rows somebody else holds are passed over; else a transaction has the store for itself. */
  readonly skipLocked: boolean;
  /** Runs a transaction that may take its time. */
  readonly transactPatiently: StoreEngine['transact'];
};
