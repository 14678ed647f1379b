// Places where leads can be kept: a file, and a database of a real PostgreSQL. What every store promises is tried on both.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeadDatabase, Tables } from '#server/store/tables.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { aFolder } from './temporary-folder.ts';

export type Place = {
  /** Every opening is another connection to the same leads. */
  readonly open: () => Promise<LeadStore>;
  /** The bare tables, to ask of them what the store does not tell. */
  readonly connect: () => LeadDatabase;
};

async function aSqlitePlace(): Promise<Place> {
  const file = join(await aFolder(), 'leads.sqlite');
  return {
    open: () => openSqliteStore(file),
    connect() {
      const database = new DatabaseSync(file);
      return new Kysely<Tables>({ dialect: nodeSqliteDialect(() => database) });
    },
  };
}

/** Both engines, for `describe.each`. Call it once, at the top of a test file: it starts a PostgreSQL for the file. */
export function listEngines() {
  const postgres: { server?: TestPostgres } = {};
  beforeAll(async () => {
    postgres.server = await startPostgres();
  });
  let isStopping = false;
  afterAll(() => {
    isStopping = true;
    return postgres.server?.stop();
  });

  async function aPostgresPlace(): Promise<Place> {
    const url = await postgres.server?.createDatabase();
    if (url === undefined) throw new Error('PostgreSQL is not running');
    const onConnectionFault = (fault: Error) => {
      // A connection that was let go may hear of the end before it is gone.
      if (!isStopping) throw fault;
    };
    return {
      open: () => openPostgresStore({ url, onConnectionFault }),
      connect() {
        const pool = new pg.Pool({ connectionString: url });
        pool.on('error', onConnectionFault);
        return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      },
    };
  }
  return [
    { engine: 'SQLite', aPlace: aSqlitePlace },
    { engine: 'PostgreSQL', aPlace: aPostgresPlace },
  ] as const;
}

/** The store of a place, closed when the test ends. */
export async function openIn(place: Pick<Place, 'open'>): Promise<LeadStore> {
  const store = await place.open();
  onTestFinished(() => store.close());
  return store;
}

/** The bare tables of a place, let go when the test ends. */
export function connectTo(place: Place): LeadDatabase {
  const database = place.connect();
  onTestFinished(() => database.destroy());
  return database;
}
