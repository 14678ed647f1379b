// A store of each engine with very many leads: two years of settled ones, and those of a week still to be called.
import { dayMs, minuteMs } from '#domain/clocks/durations.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely';
import pg from 'pg';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { nodeSqliteDialect } from '#server/store/sqlite/node-sqlite-dialect.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import type { LeadDatabase, Tables } from '#server/store/database/tables.ts';
import { startPostgres } from '../../tests/support/stores/postgres.ts';
import { saveModels } from './model-leads.ts';
import { multiplyLeads, type Copying } from './multiply-leads.ts';

const models = 1000;
/** Of the leads, still to be called; and how long ago the first of them came. */
const openShare = 0.01;
const openDays = 7;
/** Somewhat beyond what is kept, so that retention finds some. */
const daysBack = 731;

export type Watch = (event: LogEvent) => void;

export type LargeStore = {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly leads: number;
  readonly store: LeadStore;
  /** The bare tables; whoever watches is told of each query. */
  readonly connect: (watch?: Watch) => LeadDatabase;
  readonly end: () => Promise<void>;
};

const settle = (database: LeadDatabase, before: number) =>
  sql`update notices set state = 'sent', sent_at = next_at where state = 'due' and next_at < ${before}`.execute(
    database,
  );

/** Keeps leads the way the server does, as models. The server needs its indexes for that; what is resolved with does not. */
async function keepModels(
  store: LeadStore,
  database: LeadDatabase,
  leads: number,
): Promise<() => Promise<void>> {
  const now = Date.now();
  const open = leads * openShare;
  const copyings: Copying[] = [];
  for (const part of [
    { name: 'settled', count: models, copies: leads / models - 1, days: daysBack, isOpen: false },
    { name: 'open', count: 10, copies: open / 10 - 1, days: openDays, isOpen: true },
  ]) {
    const receivedAt = now - part.days * dayMs;
    const ids = await saveModels(store, { count: part.count, receivedAt, isOpen: part.isOpen });
    await settle(database, now - daysBack * dayMs + dayMs);
    const added = part.count * part.copies;
    const everyMs = Math.floor((part.days * dayMs) / added);
    const copying = { ids, copies: part.copies, modelAt: receivedAt, firstAt: receivedAt, everyMs };
    copyings.push({ ...copying, name: part.name, persons: Math.ceil(leads * 0.7) });
  }
  return async () => {
    for (const copying of copyings) await multiplyLeads(database, copying);
    await settle(database, now - minuteMs);
  };
}

export async function makeLargeSqlite(leads: number): Promise<LargeStore> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'));
  const file = join(folder, 'leads.sqlite');
  const store = await openSqliteStore(file);
  const connect = (watch: Watch = () => undefined) => {
    const database = new DatabaseSync(file);
    database.function('md5', (text) => createHash('md5').update(String(text)).digest('hex'));
    return new Kysely<Tables>({ dialect: nodeSqliteDialect(() => database), log: watch });
  };
  const database = connect();
  const multiply = await keepModels(store, database, leads);
  await multiply();
  await database.destroy();
  const end = async () => {
    await store.close();
    await rm(folder, { recursive: true });
  };
  return { engine: 'SQLite', leads, store, connect, end };
}

/** Rows go in several times as fast while there are no indexes but the keys, and nobody checks what they refer to. */
async function withoutIndexes(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
     and tablename in ('leads', 'lead_words', 'lead_events', 'notices') and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  try {
    await work();
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

export async function makeLargePostgres(leads: number): Promise<LargeStore> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const store = await openPostgresStore({ url, onConnectionFault: () => undefined });
  const open = (options: string, watch: Watch) => {
    const types = new pg.TypeOverrides();
    types.setTypeParser(pg.types.builtins.INT8, Number);
    const pool = new pg.Pool({ connectionString: url, options, types, max: 4 });
    // Told when PostgreSQL stops before a connection has quite ended.
    pool.on('error', () => undefined);
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: watch });
  };
  const filling = open('-c synchronous_commit=off -c session_replication_role=replica', () => undefined);
  const connect = (watch: Watch = () => undefined) => open('', watch);
  const end = async () => {
    await store.close();
    await postgres.stop();
  };
  try {
    await withoutIndexes(url, await keepModels(store, filling, leads));
  } catch (fault) {
    await filling.destroy();
    await end();
    throw fault;
  }
  await filling.destroy();
  return { engine: 'PostgreSQL', leads, store, connect, end };
}
