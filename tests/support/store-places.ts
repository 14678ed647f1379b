// Places where leads can be kept: a file, and a database of a real PostgreSQL. What every store promises is tried on both.
import { join } from 'node:path';
import { openPostgresStore } from '#server/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { aFolder } from './temporary-folder.ts';

/** One place; every opening is another connection to the same leads. */
export type Place = { readonly open: () => Promise<LeadStore> };

async function aSqlitePlace(): Promise<Place> {
  const folder = await aFolder();
  return { open: () => openSqliteStore(join(folder, 'leads.sqlite')) };
}

/** Both engines, for `describe.each`. Call it once, at the top of a test file: it starts a PostgreSQL for the file. */
export function listEngines() {
  const postgres: { server?: TestPostgres } = {};
  beforeAll(async () => {
    postgres.server = await startPostgres();
  });
  afterAll(() => postgres.server?.stop());

  async function aPostgresPlace(): Promise<Place> {
    const url = await postgres.server?.createDatabase();
    if (url === undefined) throw new Error('PostgreSQL is not running');
    const onConnectionFault = (fault: Error) => {
      throw fault;
    };
    return { open: () => openPostgresStore({ url, onConnectionFault }) };
  }
  return [
    { engine: 'SQLite', aPlace: aSqlitePlace },
    { engine: 'PostgreSQL', aPlace: aPostgresPlace },
  ] as const;
}

/** The store of a place, closed when the test ends. */
export async function openIn(place: Place): Promise<LeadStore> {
  const store = await place.open();
  onTestFinished(() => store.close());
  return store;
}
