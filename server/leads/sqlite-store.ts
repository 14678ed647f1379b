// Leads in one file: write-ahead log, flushed to the disk at every commit.
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { commitTogether } from './commit-together.ts';
import { keepLead } from './keep-lead.ts';
import type { LeadStore, Saved, Submission } from './lead-store.ts';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { readLeads } from './read-leads.ts';
import type { Tables } from './tables.ts';

/** How long SQLite itself waits for another process's lock. It blocks every visitor meanwhile, so it is short. */
const busyTimeoutMs = 50;
/** How often a commit is tried again while another process holds the lock: about 0.8 s, then the visitor gets the phone number. */
const busyTries = 8;
const busyPauseMs = 50;

function openPrivateFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the log files beside it the same mode, so the file must be private before it is first opened.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  return database;
}

function isBusy(fault: unknown): boolean {
  // 5 is SQLITE_BUSY; its extended codes share the low byte.
  return (
    fault instanceof Error &&
    'errcode' in fault &&
    typeof fault.errcode === 'number' &&
    (fault.errcode & 0xff) === 5
  );
}

/** Opens (and if need be creates) the lead store in `file`. Rejects if it cannot be opened or is not ours. */
export async function openSqliteStore(file: string): Promise<LeadStore> {
  const connection = openPrivateFile(file);
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection) });
  // The transaction has taken the write lock at its beginning; see nodeSqliteDialect.
  await migrate(database, {
    words: { integer: 'INTEGER', strict: ' STRICT' },
    lock: () => Promise.resolve(),
  });
  connection.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);

  async function commit(
    submissions: readonly Submission[],
    triesLeft = busyTries,
  ): Promise<readonly Saved[]> {
    try {
      return await database.transaction().execute(async (transaction) => {
        const saved: Saved[] = [];
        for (const submission of submissions) saved.push(await keepLead(transaction, submission));
        return saved;
      });
    } catch (fault) {
      if (!isBusy(fault) || triesLeft <= 1) throw fault;
      await wait(busyPauseMs);
      return commit(submissions, triesLeft - 1);
    }
  }

  return {
    saveLead: commitTogether(commit),
    listLeads: (filter = {}) => readLeads(database, filter),
    async forgetLead(id) {
      const { numDeletedRows } = await database.deleteFrom('leads').where('id', '=', id).executeTakeFirst();
      // What was erased must not live on in the log file.
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
      return numDeletedRows > 0n;
    },
    async checkReachable() {
      await sql`select count(*) from migrations`.execute(database);
    },
    close: () => database.destroy(),
  };
}
