import { parseEnv } from '#server/env.ts';
import type { LeadStore } from '#server/leads/lead-store.ts';
import { openStore } from '#server/leads/open-store.ts';

/** Opens the lead store the server of this folder uses. Rejects with all faults if the environment cannot be read. */
export function openConfiguredStore(): Promise<LeadStore> {
  const reading = parseEnv(process.env);
  if (reading.kind === 'faulty') return Promise.reject(new Error(reading.message));
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = reading.env;
  return openStore({
    databaseUrl,
    dataDir,
    onConnectionFault: (fault) => void process.stderr.write(`${fault.message}\n`),
  });
}
