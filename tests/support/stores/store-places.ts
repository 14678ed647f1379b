// Places where leads can be kept: a file, and a database of a real PostgreSQL. What every store promises is tried on both.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeadDatabase, Tables } from '#server/store/database/tables.ts';
import { inject, onTestFinished } from 'vitest';
import type {} from '../vitest/stores-setup.ts';
import { aFolder } from '../machine/temporary-folder.ts';
// What it provides is typed there.

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

/** A new database with all tables in the PostgreSQL of this worker. */
async function createDatabase(): Promise<string> {
  const urls = inject('postgresUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (url === undefined) throw new Error('This worker has no PostgreSQL');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template with_tables strategy file_copy`);
  await client.end();
  return url.replace(/[^/]+$/u, name);
}

const onConnectionFault = (fault: Error) => {
  throw fault;
};

/** The bare tables of a database. */
export function connectPostgres(url: string): LeadDatabase {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', (fault) => {
    // `end` does not wait until every connection is closed; the server may stop first.
    if (!pool.ending) onConnectionFault(fault);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function aPostgresPlace(): Promise<Place> {
  const url = await createDatabase();
  return {
    // A machine that does much else may keep the database longer than a visitor would wait.
    open: () => openPostgresStore({ url, onConnectionFault, patienceMs: 60_000 }),
    connect: () => connectPostgres(url),
  };
}

type Engine = {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** A place with all tables when it is opened. */
  readonly aPlace: () => Promise<Place>;
};

/** Both engines, for `describe.each`. */
export function listEngines(): readonly [Engine, Engine] {
  return [
    { engine: 'SQLite', aPlace: aSqlitePlace },
    { engine: 'PostgreSQL', aPlace: aPostgresPlace },
  ];
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
