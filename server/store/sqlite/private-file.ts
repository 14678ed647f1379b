import { chmodSync, closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFolder } from './private-folder.ts';
import { busyTimeoutMs } from './retry-while-busy.ts';

/**
 * What makes a commit durable and an erased lead unreadable, said in so many words: what a build of SQLite does unasked
 * differs. Throws while another process keeps the file from being given a log.
 */
export function makeDurable(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
}

/** Opens a database file nobody else can read, with the settings that make a commit durable. */
export function openPrivateFile(file: string): DatabaseSync {
  makePrivateFolder(dirname(file));
  // SQLite gives the log files beside it the same mode, so the file must be private before it is first opened.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  // Turning the log on needs a moment alone with the file.
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    makeDurable(database);
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    return database;
  } catch (fault) {
    // Another file may be in its place when it is tried again.
    database.close();
    throw fault;
  }
}
