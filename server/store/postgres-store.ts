// The same leads in PostgreSQL.
import { createLeadStore, type LeadStore } from './lead-store.ts';
import { createPostgresEngine, type PostgresParts } from './postgres/postgres-engine.ts';

export type PostgresStore = {
  readonly store: LeadStore;
  /** Brings the tables up to date; before that the store is of no use. Rejects while the database cannot be reached. */
  readonly prepare: () => Promise<void>;
};

/** The lead store in a PostgreSQL database, which need not be there yet. */
export function createPostgresStore(parts: PostgresParts): PostgresStore {
  const { engine, prepare } = createPostgresEngine(parts);
  return { store: createLeadStore(engine), prepare };
}

/** Opens the lead store in a PostgreSQL database and brings its tables up to date. Rejects while it cannot be reached. */
export async function openPostgresStore(parts: PostgresParts): Promise<LeadStore> {
  const { store, prepare } = createPostgresStore(parts);
  try {
    await prepare();
    return store;
  } catch (fault) {
    await store.close();
    throw fault;
  }
}
