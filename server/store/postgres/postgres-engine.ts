// The engine of a PostgreSQL database, for more than one machine.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '#server/store/migrations/migrate.ts';
import { sqlWords } from '#server/store/migrations/migration.ts';
import { realTime, type PassingTime } from '#server/store/database/passing-time.ts';
import { retryBrokenConnection } from './retry-broken-connection.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { Tables } from '#server/store/database/tables.ts';

/** A visitor waits no longer than this for the database; then they get the phone number. */
const saveTimeoutMs = 900;
/** Any number of our own will do; it keeps two starting servers from changing the tables at once. */
const migrationLock = 727_001;
const largestPool = 8;
/** The database goes through them, not this process: what counts is how often it is asked. */
const searchedAtOnce = 20_000;

// BIGINT and count(*) come as text, since they can exceed a number; our times and counts do not.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export type PostgresParts = {
  readonly url: string;
  /** Told when an idle connection breaks, which is no visitor's fault and must not end the process. */
  readonly onConnectionFault: (fault: Error) => void;
  readonly time?: PassingTime;
  /** How long the database may take, in milliseconds. Default: as long as a visitor waits. */
  readonly patienceMs?: number;
};

async function endInTime<Result>(work: Promise<Result>, ms: number, { pause }: PassingTime): Promise<Result> {
  const given = new AbortController();
  const late = pause(ms, given.signal).then(() => {
    throw new Error('PostgreSQL did not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    given.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}

export type PostgresEngine = {
  readonly engine: StoreEngine;
  /** Brings the tables up to date; before that the engine is of no use. Rejects while the database cannot be reached. */
  readonly prepare: () => Promise<void>;
};

/** The engine of a PostgreSQL database, which need not be there yet. */
export function createPostgresEngine({
  url,
  onConnectionFault,
  time = realTime,
  patienceMs = saveTimeoutMs,
}: PostgresParts): PostgresEngine {
  const withinTime = <Result>(work: Promise<Result>) => endInTime(work, patienceMs, time);
  const pool = new pg.Pool({
    connectionString: url,
    max: largestPool,
    connectionTimeoutMillis: patienceMs,
    query_timeout: 30_000,
    types,
  });
  pool.on('error', onConnectionFault);
  // A connection that breaks in the middle of a query says so twice: by the query, which rejects, and by this event,
  // which ends the process if nobody listens.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const prepare = () =>
    migrate(database, {
      words: sqlWords.PostgreSQL,
      lock: async (transaction) => {
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
      },
    });

  const transactPatiently: StoreEngine['transact'] = (work) => database.transaction().execute(work);

  const engine: StoreEngine = {
    database,
    transactPatiently,
    transact: (work) => withinTime(transactPatiently(work)),
    // Every connection of the pool may be broken; the one after them is new.
    transactAgain: (work) =>
      withinTime(retryBrokenConnection(() => transactPatiently(work), largestPool + 1)),
    inTime: withinTime,
    ...{ skipLocked: true, searchedAtOnce, hasWordIndex: true },
    async analyze() {
      await sql`analyze`.execute(database);
    },
    async eraseFromDisk() {
      // Without it the rows wait for autovacuum. What PostgreSQL keeps even so stands in docs/security.md.
      await sql`vacuum leads, lead_words, lead_amendments, lead_events, notices, notice_attempts, visits, visit_changes, held_windows, request_links, request_changes, lead_photos`.execute(
        database,
      );
      return true;
    },
    async readChangeMark() {
      // Which transactions are under way: it changes with every one that writes, of any database of this PostgreSQL.
      const { rows } = await sql<{ mark: string }>`select pg_current_snapshot()::text as mark`.execute(
        database,
      );
      return rows[0]?.mark ?? '';
    },
    async checkReachable() {
      await withinTime(sql`select 1`.execute(database));
      return { database: 'reachable' };
    },
    close: () => database.destroy(),
  };
  return { engine, prepare };
}
