// The engine of one file: write-ahead log, flushed to the disk at every commit.
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describeFault, type Log } from '#server/log/log.ts';
import { commitTogether } from './commit-together.ts';
import { createFileConnection } from './file-connection.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { sqlWords } from '#server/store/migrations/migration.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { realTime, type PassingTime } from '#server/store/database/passing-time.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction, Tables } from '#server/store/database/tables.ts';
import { truncateLog } from './truncate-log.ts';
import { createWriteWatch } from './write-watch.ts';

/** Leads gone through in about a millisecond; then visitors are served before the next are. */
const searchedAtOnce = 2000;
/** How long a lead waits for another process's lock, from the moment it came; then the visitor gets the phone number, within the second. */
const saveWaitMs = 800;
/** How long a starting process, or a command, waits for another. */
const patientWaitMs = 10_000;

/** How often it is looked whether the file and its logs are still in place: what is not is lost with the process. */
const lookEveryMs = 1000;

export type SqliteSurroundings = { readonly time?: PassingTime; readonly log?: Log };

/** The engine on an open connection to `file`, with its tables brought up to date. */
export async function createSqliteEngine(
  file: string,
  opened: DatabaseSync,
  { time = realTime, log = () => undefined }: SqliteSurroundings = {},
): Promise<StoreEngine> {
  const connection = createFileConnection(file, opened);
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection.current) });
  // Each transaction takes the write lock at its beginning (see nodeSqliteDialect), which is all a migration needs.
  const words = { words: sqlWords.SQLite, lock: () => Promise.resolve() } as const;
  const patiently = <Result>(work: () => Promise<Result>) => retryWhileBusy(work, patientWaitMs, time);
  await patiently(() => migrate(database, words)).catch(async (fault: unknown) => {
    await database.destroy();
    throw fault;
  });
  const disk = createWriteWatch(file);

  async function keepInPlace(): Promise<void> {
    if (connection.isInPlace()) return;
    await database.connection().execute(() => {
      if (connection.isInPlace()) return Promise.resolve();
      connection.mend();
      log('error', 'lead file opened anew', { kind: 'log deleted' });
      return Promise.resolve();
    });
  }

  /** A transaction that can be found by the next process: also if the log was deleted in its midst. */
  async function transactInPlace<Result>(
    work: (transaction: LeadTransaction) => Promise<Result>,
  ): Promise<Result> {
    await keepInPlace();
    const result = await database.transaction().execute(work);
    await keepInPlace();
    return result;
  }

  const inOneCommit = commitTogether<(transaction: LeadTransaction) => Promise<() => void>, () => void>({
    patienceMs: saveWaitMs,
    time,
    commit: (works) =>
      disk.watch(() =>
        transactInPlace(async (transaction) => {
          const answers: (() => void)[] = [];
          for (const work of works) answers.push(await work(transaction));
          return answers;
        }),
      ),
  });
  const transact: StoreEngine['transact'] = (work) =>
    new Promise((resolve, reject) => {
      const answer = inOneCommit(async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      });
      answer.then((tell) => tell(), reject);
    });
  const transactPatiently: StoreEngine['transact'] = (work) => patiently(() => transactInPlace(work));

  let wasLost = false;
  const watch = setInterval(() => {
    keepInPlace().then(
      () => (wasLost = false),
      (fault: unknown) => {
        if (!wasLost) log('error', 'lead file lost', describeFault(fault));
        wasLost = true;
      },
    );
  }, lookEveryMs).unref();

  return {
    ...{ database, transact, transactAgain: transact, transactPatiently },
    inTime: (asked) => asked,
    ...{ skipLocked: false, searchedAtOnce, hasWordIndex: false },
    // The plans of this one do not go by counts.
    analyze: () => Promise.resolve(),
    eraseFromDisk: () => truncateLog(database, time),
    async readChangeMark() {
      // The first counts what this connection wrote, the second changes with what others did.
      const { rows } = await sql<{ own: number; others: number }>`
        select total_changes() as own, data_version as others from pragma_data_version
      `.execute(database);
      return `${rows[0]?.own} ${rows[0]?.others}`;
    },
    async checkReachable() {
      await keepInPlace();
      await sql`select count(*) from migrations`.execute(database);
      // The number means nothing; but it is always written, which a row set to what it was is not.
      await disk.check(() => transact((transaction) => sql`PRAGMA user_version = 1`.execute(transaction)));
      return { database: 'reachable' };
    },
    async close() {
      clearInterval(watch);
      await database.destroy();
    },
  };
}
