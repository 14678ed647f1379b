import type { LeadDatabase, LeadTransaction } from './tables.ts';

/** While the database is away, leads are kept in a file of this machine until it is back. */
export type StoreHealth =
  | { readonly database: 'reachable' }
  | { readonly database: 'unreachable'; readonly spooled: number };

type Transact = <Result>(work: (transaction: LeadTransaction) => Promise<Result>) => Promise<Result>;

/** In what the engines differ: how a transaction is run, how much is asked at once, and what only they can tell. */
export type StoreEngine = {
  readonly database: LeadDatabase;
  /** Runs a short transaction; rejects within the second if the engine cannot. */
  readonly transact: Transact;
  /** The same for work that may be done twice: when the connection breaks under it, it is done again on another. */
  readonly transactAgain: Transact;
  /** Runs a transaction that may take its time. */
  readonly transactPatiently: Transact;
  /** The answer to what was asked; rejects within the second if there is none. */
  readonly inTime: <Answer>(asked: Promise<Answer>) => Promise<Answer>;
  /** Whether rows somebody else holds are passed over; else a transaction has the store for itself. */
  readonly skipLocked: boolean;
  /** How many leads a search goes through in one question; while this process does that itself, nobody is served. */
  readonly searchedAtOnce: number;
  /** Whether words within words are found from an index; else all leads are gone through for them. */
  readonly hasWordIndex: boolean;
  /** Counts the tables anew, so that the next questions are planned for what is there now. */
  readonly analyze: () => Promise<void>;
  /** Takes what was erased off the disk, as far as the engine can; false if something is still there. */
  readonly eraseFromDisk: () => Promise<boolean>;
  /** Changes whenever anything was written, by whichever process. */
  readonly readChangeMark: () => Promise<string>;
  /** Rejects while nothing can be written. */
  readonly checkReachable: () => Promise<StoreHealth>;
  readonly close: () => Promise<void>;
};

/** A question to the database as a method of a store. */
export function reads<Given extends readonly unknown[], Answer>(
  { database }: Pick<StoreEngine, 'database'>,
  read: (database: LeadDatabase, ...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return (...given) => read(database, ...given);
}

/** What is done in one transaction as a method of a store. */
export function commits<Given extends readonly unknown[], Answer>(
  { transact }: Pick<StoreEngine, 'transact'>,
  act: (transaction: LeadTransaction, ...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return (...given) => transact((transaction) => act(transaction, ...given));
}
