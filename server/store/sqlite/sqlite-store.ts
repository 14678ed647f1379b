// Leads in one file: write-ahead log, flushed to the disk at every commit.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { commitTogether } from './commit-together.ts';
import { keepLead } from '#server/store/leads/keep-lead.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { migrate } from '#server/store/migrate.ts';
import { makePrivateFolder } from '#server/store/private-folder.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { realTime, type PassingTime } from './passing-time.ts';
import { busyTimeoutMs, retryWhileBusy } from './retry-while-busy.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';
import { createStoreMethods } from '#server/store/store-methods.ts';
import type { LeadTransaction, Tables } from '#server/store/tables.ts';
import { wipeLog } from './wipe-log.ts';
import { createWriteWatch } from './write-watch.ts';

/** How long a lead waits for another process's lock, from the moment it came; then the visitor gets the phone number, within the second. */
const saveWaitMs = 800;
/** How long a starting process, or a command, waits for another. */
const patientWaitMs = 10_000;

/** Opens a database file nobody else can read, with the settings that make a commit durable. */
export function openPrivateFile(file: string): DatabaseSync {
  makePrivateFolder(dirname(file));
  // SQLite gives the log files beside it the same mode, so the file must be private before it is first opened.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  // Turning the log on needs a moment alone with the file.
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    return database;
  } catch (fault) {
    // Another file may be in its place when it is tried again.
    database.close();
    throw fault;
  }
}

/** SQLite goes on writing to a file that was deleted or moved, where nobody would find the leads: that must be a fault. */
function createPresenceCheck(file: string): () => void {
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== opened)
      throw new Error('The lead file was moved or deleted while open');
  };
}

/** Opens (and if need be creates) the lead store in `file`. Rejects if it cannot be opened or is not ours. */
export async function openSqliteStore(file: string): Promise<LeadStore> {
  return await createSqliteStore(file, openPrivateFile(file));
}

/** The lead store on an open connection to `file`, with its tables brought up to date. */
export async function createSqliteStore(
  file: string,
  connection: DatabaseSync,
  time: PassingTime = realTime,
): Promise<LeadStore> {
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection) });
  // Each transaction takes the write lock at its beginning (see nodeSqliteDialect), which is all a migration needs.
  const engine = { words: { integer: 'INTEGER', strict: ' STRICT' }, lock: () => Promise.resolve() } as const;
  const patiently = <Result>(work: () => Promise<Result>) => retryWhileBusy(work, patientWaitMs, time);
  await patiently(() => migrate(database, engine)).catch(async (fault: unknown) => {
    await database.destroy();
    throw fault;
  });

  const checkPresence = createPresenceCheck(file);
  const disk = createWriteWatch(file);

  const inOneCommit = commitTogether<(transaction: LeadTransaction) => Promise<() => void>, () => void>({
    patienceMs: saveWaitMs,
    time,
    commit: (works) =>
      disk.watch(() => {
        checkPresence();
        return database.transaction().execute(async (transaction) => {
          const answers: (() => void)[] = [];
          for (const work of works) answers.push(await work(transaction));
          return answers;
        });
      }),
  });
  const transact: StoreEngine['transact'] = (work) =>
    new Promise((resolve, reject) => {
      const answer = inOneCommit(async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      });
      answer.then((tell) => tell(), reject);
    });
  const transactPatiently: StoreEngine['transact'] = (work) =>
    patiently(() => database.transaction().execute(work));

  return {
    ...createStoreMethods({ database, transact, transactPatiently, skipLocked: false }),
    saveLead: (submission) => transact((transaction) => keepLead(transaction, submission)),
    async forgetLead(id) {
      const erase = () => database.deleteFrom('leads').where('id', '=', id).executeTakeFirst();
      const { numDeletedRows } = await patiently(erase);
      return numDeletedRows > 0n;
    },
    wipeErased: () => wipeLog(database, time),
    async checkReachable() {
      checkPresence();
      await sql`select count(*) from migrations`.execute(database);
      // The number means nothing; but it is always written, which a row set to what it was is not.
      await disk.check(() => transact((transaction) => sql`PRAGMA user_version = 1`.execute(transaction)));
      return { database: 'reachable' };
    },
    close: () => database.destroy(),
  };
}
