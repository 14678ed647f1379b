import type { LeadDatabase, LeadTransaction } from './tables.ts';

/** In what the engines differ: how a transaction is run, and how much is asked at once. */
export type StoreEngine = {
  readonly database: LeadDatabase;
  /** Runs a short transaction; rejects within the second if the engine cannot. */
  readonly transact: <Result>(work: (transaction: LeadTransaction) => Promise<Result>) => Promise<Result>;
  /** Whether rows somebody else holds are passed over; else a transaction has the store for itself. */
  readonly skipLocked: boolean;
  /** How many leads a search goes through in one question; while this process does that itself, nobody is served. */
  readonly searchedAtOnce: number;
  /** Whether words within words are found from an index (migration 0042); else all leads are gone through for them. */
  readonly hasWordIndex: boolean;
  /** Runs a transaction that may take its time. */
  readonly transactPatiently: StoreEngine['transact'];
};
