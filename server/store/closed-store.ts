import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from './database/tables.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';

/** A store that is not open: whatever is asked of it rejects with the fault that `reason` gives at that moment. */
export function createClosedStore(reason: () => Error): LeadStore {
  const refuse = () => Promise.reject(reason());
  return createLeadStore({
    database: new Kysely<Tables>({ dialect: new SqliteDialect({ database: refuse }) }),
    ...{ transact: refuse, transactAgain: refuse, transactPatiently: refuse, inTime: (asked) => asked },
    ...{ analyze: refuse, eraseFromDisk: refuse, readChangeMark: refuse, checkReachable: refuse },
    ...{ skipLocked: false, searchedAtOnce: 0, hasWordIndex: false },
    close: () => Promise.resolve(),
  });
}
