import { join } from 'node:path';
import type { LeadStore } from './lead-store.ts';
import type { PostgresParts } from './postgres/postgres-engine.ts';
import type { Log } from '#server/log/log.ts';
import { realTime, type PassingTime } from './database/passing-time.ts';
import { openSpoolingStore } from './spool/spooling-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

export type StorePlace = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onConnectionFault: PostgresParts['onConnectionFault'];
};

/** The lead store this installation is configured for: PostgreSQL if there is a URL, else the file `leads.sqlite`. */
export async function openStore(
  { databaseUrl, dataDir, onConnectionFault }: StorePlace,
  log?: Log,
): Promise<LeadStore> {
  if (databaseUrl === undefined)
    return openSqliteStore(join(dataDir, 'leads.sqlite'), log === undefined ? {} : { log });
  // Its driver takes 4 MB and 20 ms, which an installation with a file need not pay.
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore({ url: databaseUrl, onConnectionFault });
}

/** The store of a serving process: like `openStore`, but it opens, and goes on taking leads, while PostgreSQL is away. */
export async function openServingStore(
  place: StorePlace,
  log: Log,
  time: PassingTime = realTime,
): Promise<LeadStore> {
  if (place.databaseUrl === undefined) return openStore(place, log);
  const spool = await openSqliteStore(join(place.dataDir, 'spool.sqlite'), { log, time });
  const { createPostgresStore } = await import('./postgres-store.ts');
  const { store: database, prepare: prepareDatabase } = createPostgresStore({
    url: place.databaseUrl,
    onConnectionFault: place.onConnectionFault,
    time,
  });
  return openSpoolingStore({ database, prepareDatabase, spool, log, time });
}
