// A connection to the lead file that notices when the file, or the logs SQLite keeps beside it, were taken from under it.
// SQLite itself goes on writing to the deleted files, and everything is lost when the process ends.
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openPrivateFile } from './private-file.ts';

export type FileConnection = {
  /** The connection as it is now; another one after it was mended. */
  readonly current: () => DatabaseSync;
  /** Whether what is written now can be found by the next process. */
  readonly isInPlace: () => boolean;
  /**
   * Brings to safety what only the deleted logs hold, and opens the file anew. To be called while nobody else uses the
   * connection. Throws if it cannot now, or if another file or log stands in the place of ours.
   */
  readonly mend: () => void;
};

/** The file, its log and the index of that, each told by its inode, which stays taken while somebody has it open. */
type Identity = readonly (number | undefined)[];

const endings = ['', '-wal', '-shm'] as const;

function identify(file: string): Identity {
  return endings.map((ending) => statSync(file + ending, { throwIfNoEntry: false })?.ino);
}

/** Whether somebody else has put something in the place of what we have open. An empty log holds nothing yet. */
function isForeign(file: string, [ownFile, ownLog, ownIndex]: Identity): boolean {
  const [main, log, index] = identify(file);
  const logSize = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return main !== ownFile || (log !== ownLog && logSize > 0) || (index !== undefined && index !== ownIndex);
}

/** Takes over an open connection to `file`. */
export function createFileConnection(file: string, opened: DatabaseSync): FileConnection {
  let connection = opened;
  // The logs are there once something was read.
  const own = () => {
    connection.exec('SELECT count(*) FROM sqlite_schema');
    return identify(file);
  };
  let identity = own();

  return {
    current: () => connection,
    isInPlace: () => connection.isOpen && identify(file).every((inode, index) => inode === identity[index]),
    mend() {
      if (connection.isOpen) {
        if (isForeign(file, identity))
          throw Object.assign(new Error('The lead file was moved or deleted while open'), {
            code: 'FILE_MOVED',
          });
        const { busy } = { ...connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() };
        if (busy !== 0) throw new Error('Another process reads the lead file, whose log was deleted');
        connection.close();
      }
      connection = openPrivateFile(file);
      identity = own();
    },
  };
}
