import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, type Env } from '#server/settings/env.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openStore } from '#server/store/open-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { explainStoreFault } from '#server/store/store-fault.ts';

/** The settings of this folder's server. Throws with all faults if the environment cannot be read. */
export function readConfiguration(): Env {
  const reading = parseEnv(process.env);
  if (reading.kind === 'faulty') throw new Error(reading.message);
  return reading.env;
}

/** Opens the spool, where the server of this folder keeps leads while its database is away, if it ever had one. */
export async function findSpool(): Promise<LeadStore | undefined> {
  const file = join(readConfiguration().DATA_DIR, 'spool.sqlite');
  return existsSync(file) ? openSqliteStore(file) : undefined;
}

/**
 * Opens the lead store the server of this folder uses, and makes it only if it may. Rejects with words for whoever typed the
 * command if it cannot.
 */
export async function openConfiguredStore({ mayMake = false } = {}): Promise<LeadStore> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfiguration();
  if (databaseUrl === undefined && !mayMake && !existsSync(join(dataDir, 'leads.sqlite')))
    throw new Error(`There is no leads.sqlite in ${dataDir} (DATA_DIR): no server has kept leads there.`);
  const place = {
    databaseUrl,
    dataDir,
    onConnectionFault: (fault: Error) => void process.stderr.write(`${fault.message}\n`),
  };
  return openStore(place).catch((fault: unknown) => {
    throw explainStoreFault(fault, place);
  });
}
