import { join } from 'node:path';
import type { LeadStore } from './lead-store.ts';
import { openPostgresStore, type PostgresParts } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

export type StorePlace = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onConnectionFault: PostgresParts['onConnectionFault'];
};

/** The lead store this installation is configured for: PostgreSQL if there is a URL, else the file `leads.sqlite`. */
export function openStore({ databaseUrl, dataDir, onConnectionFault }: StorePlace): Promise<LeadStore> {
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, onConnectionFault });
  return openSqliteStore(join(dataDir, 'leads.sqlite'));
}
