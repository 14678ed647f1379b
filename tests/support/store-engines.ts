// Both engines a lead store can stand on, for tests of what every store promises.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LeadStore } from '#server/store/leads/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { TestPostgres } from './postgres.ts';
import { aFolder } from './temporary-folder.ts';

function throwFault(fault: Error): never {
  throw fault;
}

/** An empty store of the test's own, closed when the test is finished. */
export async function aStoreOn(
  engine: 'SQLite' | 'PostgreSQL',
  postgres: TestPostgres | undefined,
): Promise<LeadStore> {
  if (engine === 'PostgreSQL' && postgres === undefined) throw new Error('PostgreSQL is not running');
  const store =
    engine === 'SQLite' || postgres === undefined
      ? await openSqliteStore(join(await aFolder(), 'leads.sqlite'))
      : await openPostgresStore({ url: await postgres.createDatabase(), onConnectionFault: throwFault });
  onTestFinished(() => store.close());
  return store;
}
