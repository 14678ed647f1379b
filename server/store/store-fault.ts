// Why leads cannot be kept, in words for whoever starts the server or a command.
import type { StorePlace } from './open-store.ts';

/** SQLite's code of a file that is something else. */
const notADatabase = 26;

/** What to do about a lead store that does not open. The text names settings, and never what a secret one holds. */
export function explainStoreFault(
  fault: unknown,
  { databaseUrl, dataDir }: Omit<StorePlace, 'onConnectionFault'>,
): Error {
  const reason = fault instanceof Error ? fault.message : String(fault);
  const file = fault instanceof Error && 'errcode' in fault && fault.errcode === notADatabase;
  if (file)
    return new Error(
      `The lead file in ${dataDir} (DATA_DIR) is damaged or of another program. Move it away, or put a backup in its place.`,
      { cause: fault },
    );
  const isFolder = fault instanceof Error && 'syscall' in fault && 'path' in fault;
  if (isFolder || databaseUrl === undefined)
    return new Error(
      `Leads cannot be kept in ${dataDir} (DATA_DIR): ${reason}. It must be a folder this user may write to.`,
      { cause: fault },
    );
  return new Error(`The database of DATABASE_URL does not answer: ${reason}`, { cause: fault });
}
