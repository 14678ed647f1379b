// A PostgreSQL for each worker of the store tests, for all of its files. Not one for all workers: a store tells that something
// changed by what any database of its PostgreSQL writes. Every test has a database of its own, copied from one that has all tables.
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../stores/postgres.ts';

declare module 'vitest' {
  // What a set-up hands to its tests is typed by merging, and only an interface merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    readonly postgresUrls: readonly string[];
  }
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database with_tables');
  await client.end();
  const store = await openPostgresStore({
    url: url.replace(/[^/]+$/u, 'with_tables'),
    onConnectionFault: (fault) => {
      throw fault;
    },
    patienceMs: 60_000,
  });
  await store.close();
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => startPostgres({ isForced: false })),
  );
  await Promise.all(servers.map(({ url }) => makeTemplate(url)));
  project.provide(
    'postgresUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
