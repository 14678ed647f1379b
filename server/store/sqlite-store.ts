// Leads in one file.
import type { DatabaseSync } from 'node:sqlite';
import { createLeadStore, type LeadStore } from './lead-store.ts';
import { openPrivateFile } from './sqlite/private-file.ts';
import { createSqliteEngine, type SqliteSurroundings } from './sqlite/sqlite-engine.ts';

/** Opens (and if need be creates) the lead store in `file`. Rejects if it cannot be opened or is not ours. */
export async function openSqliteStore(file: string, surroundings?: SqliteSurroundings): Promise<LeadStore> {
  return createSqliteStore(file, openPrivateFile(file), surroundings);
}

/** The lead store on an open connection to `file`, with its tables brought up to date. */
export async function createSqliteStore(
  file: string,
  opened: DatabaseSync,
  surroundings?: SqliteSurroundings,
): Promise<LeadStore> {
  return createLeadStore(await createSqliteEngine(file, opened, surroundings));
}
