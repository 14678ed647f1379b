import { rmSync } from 'node:fs';
import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { aSubmission } from '../../tests/support/builders/a-quote.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { makeDurable, openPrivateFile } from './sqlite/private-file.ts';
import { createSqliteStore, openSqliteStore } from './sqlite-store.ts';

async function aFile(): Promise<string> {
  return join(await aFolder(), 'data', 'leads.sqlite');
}

test('the file and its logs can be read by nobody else', async () => {
  const file = await aFile();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.saveLead(aSubmission());
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a commit is on the disk: whatever SQLite does unasked, there is a log, flushed every time, and what is erased is overwritten', async () => {
  const database = new DatabaseSync(join(await aFolder(), 'careless.sqlite'));
  onTestFinished(() => database.close());
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF');
  makeDurable(database);
  const ask = (pragma: string) => Object.values({ ...database.prepare(`PRAGMA ${pragma}`).get() });
  expect(['journal_mode', 'synchronous', 'secure_delete'].map(ask)).toEqual([['wal'], [2], [1]]);
});

test.for([1, 10, 64])(
  'while another process holds the lock, each of %i leads is refused within a second, and none is kept after that',
  async (count) => {
    const file = await aFile();
    let passedMs = 0;
    const time = {
      elapsedMs: () => passedMs,
      // SQLite itself waits as long again.
      async pause(ms: number) {
        passedMs += 2 * ms;
        await nextTurn();
      },
    };
    const store = await createSqliteStore(file, openPrivateFile(file), { time });
    onTestFinished(() => store.close());
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const outcomes = await Promise.all(
      Array.from({ length: count }, () =>
        store.saveLead(aSubmission()).catch((fault: unknown) => String(fault)),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['Error: database is locked']));
    expect(passedMs).toBeLessThanOrEqual(1000);
    other.exec('commit');
    const after = aSubmission();
    await store.saveLead(after);
    expect((await store.listLeads()).map(({ id }) => id)).toEqual([after.lead.id]);
  },
);

test('a file written by a newer version is not touched', async () => {
  const file = await aFile();
  await (await openSqliteStore(file)).close();
  const other = new DatabaseSync(file);
  other.exec("insert into migrations values ('9999-tomorrow', 'x')");
  other.close();
  await expect(openSqliteStore(file)).rejects.toThrow('9999-tomorrow');
});

test('a migration that was changed after it was applied is noticed', async () => {
  const file = await aFile();
  await (await openSqliteStore(file)).close();
  const other = new DatabaseSync(file);
  other.exec("update migrations set checksum = 'other'");
  other.close();
  await expect(openSqliteStore(file)).rejects.toThrow('changed after it was applied');
});

test('when the file is moved away a lead is refused, not written where nobody looks', async () => {
  const file = await aFile();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await rename(file, `${file}.old`);
  await expect(store.saveLead(aSubmission())).rejects.toThrow('moved or deleted');
  await expect(store.checkReachable()).rejects.toThrow('moved or deleted');
});

test('a full disk is named as such, takes no lead, and once there is room again leads are kept', async () => {
  const file = await aFile();
  const database = openPrivateFile(file);
  const store = await createSqliteStore(file, database);
  onTestFinished(() => store.close());
  await store.saveLead(aSubmission());
  const limit = (pages: string) => database.exec(`pragma max_page_count = ${pages}`);
  limit('1');
  const large = () => aSubmission({}, { message: 'x'.repeat(9000) });
  await expect(store.saveLead(large())).rejects.toThrow('database or disk is full');
  limit('100000');
  expect((await store.saveLead(large())).kind).toBe('new');
  expect(await store.listLeads()).toHaveLength(2);
});

/** What a process finds that starts after this one was killed at this moment. */
async function listAfterKill(file: string): Promise<readonly string[]> {
  const left = await aFolder();
  await cp(dirname(file), left, { recursive: true });
  const next = await openSqliteStore(join(left, basename(file)));
  onTestFinished(() => next.close());
  return (await next.listLeads()).map(({ id }) => id).sort();
}

test.for([[['-wal']], [['-shm']], [['-wal', '-shm']]])(
  'with %j deleted while open, what was kept before and is kept after can be found by the next process',
  async ([logs = []]) => {
    const file = await aFile();
    const lines: unknown[] = [];
    const store = await openSqliteStore(file, { log: (_level, event) => void lines.push(event) });
    onTestFinished(() => store.close());
    const kept: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const leads = Array.from({ length: 10 }, () => aSubmission());
      for (const { leadId } of await Promise.all(leads.map((lead) => store.saveLead(lead))))
        kept.push(leadId);
      expect(await listAfterKill(file), `round ${round}`).toEqual(kept.toSorted());
      for (const log of logs) await rm(file + log);
    }
    await store.checkReachable();
    expect(await listAfterKill(file)).toEqual(kept.toSorted());
    expect(lines).toEqual(Array.from({ length: 3 }, () => 'lead file opened anew'));
  },
);

test('a log that is deleted in the midst of a commit takes no lead with it', async () => {
  const file = await aFile();
  const database = openPrivateFile(file);
  const store = await createSqliteStore(file, database);
  onTestFinished(() => store.close());
  database.function('delete_log', () => {
    rmSync(`${file}-wal`);
    return 0;
  });
  database.exec('CREATE TEMP TRIGGER thief AFTER INSERT ON leads BEGIN SELECT delete_log(); END');
  const { leadId } = await store.saveLead(aSubmission());
  expect(await listAfterKill(file)).toEqual([leadId]);
});

test('where another process has put a log of its own, ten leads are refused, and none is mixed into it', async () => {
  const file = await aFile();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await rm(`${file}-wal`);
  await writeFile(`${file}-wal`, 'not ours');
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => store.saveLead(aSubmission())));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'FILE_MOVED' } });
  await expect(store.checkReachable()).rejects.toMatchObject({ code: 'FILE_MOVED' });
  expect(await readFile(`${file}-wal`, 'utf8')).toBe('not ours');
});
