// The command as staff run it, on a store of its own.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { aSubmission } from '../tests/support/builders/a-quote.ts';
import { anOpening } from '../tests/support/builders/a-link.ts';
import { aFolder } from '../tests/support/machine/temporary-folder.ts';
import { countOnDisk } from '../tests/support/stores/words-on-disk.ts';
import { nodeEnvironment } from '../tests/support/servers/start-server.ts';

// Each run is a process of its own, and a busy machine takes seconds to start one.
vi.setConfig({ testTimeout: 30_000 });

const script = join(import.meta.dirname, 'leads.ts');
const execute = promisify(execFile);

async function aDataFolder(): Promise<{
  readonly folder: string;
  readonly id: string;
  readonly run: (...words: string[]) => Promise<string>;
}> {
  const folder = await aFolder();
  const submission = aSubmission(
    {},
    { message: 'Door\u001b[2Jstuck', urgent: true, appliance: 'washer', sign: 'locked-door' },
  );
  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  await store.saveLead(submission);
  await store.close();
  return {
    folder,
    id: submission.lead.id,
    run: async (...words) => {
      const { stdout } = await execute(process.execPath, [script, ...words], {
        env: { ...nodeEnvironment, DATA_DIR: folder },
      });
      return stdout;
    },
  };
}

test('leads are listed for people, without codes a terminal would obey', async () => {
  const place = await aDataFolder();
  const text = await place.run('list', '--open');
  expect(text).toContain('1 lead, times in America/New_York');
  expect(text).toContain('2026-06-10 12:00  open  quote  call by 2026-06-10 12:15  URGENT');
  expect(text).toContain('Rosa Diaz · (305) 555-0123 · rosa@example.com · 33139 · washer · Door');
  expect(text).toContain('Door [2Jstuck');
});

test('those who wait are listed by whom to call first, all leads newest first', async () => {
  const { folder, run } = await aDataFolder();
  const store = await openSqliteStore(join(folder, 'leads.sqlite'));
  const came = (minutes: number) => Date.parse('2026-06-10T16:00:00Z') + minutes * 60_000;
  for (const [name, cameAfter, dueAfter] of [
    ['Due last', 1, 60],
    ['Due first', 2, 10],
  ] as const)
    await store.saveLead(aSubmission({}, { name, receivedAt: came(cameAfter), dueAt: came(dueAfter) }));
  await store.close();
  const namesIn = (text: string) => text.match(/Due first|Rosa Diaz|Due last/gu);
  expect(namesIn(await run('list', '--open'))).toEqual(['Due first', 'Rosa Diaz', 'Due last']);
  expect(namesIn(await run('list'))).toEqual(['Due first', 'Due last', 'Rosa Diaz']);
});

test('leads are listed for programs', async () => {
  const place = await aDataFolder();
  expect(JSON.parse(await place.run('list', '--json'))).toMatchObject([
    { id: place.id, name: 'Rosa Diaz', urgent: true },
  ]);
});

test('leads are exported into a file only the owner can read', async () => {
  const place = await aDataFolder();
  const file = join(place.folder, 'leads.csv');
  expect(await place.run('export', '--csv', file)).toContain('1 leads written');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Rosa Diaz');
  expect(text).toContain(',search,');
  // What no column tells, the other list does.
  for (const told of ['utm_source', 'consent', 'page', 'amendments'])
    expect(await place.run('list', '--json')).toContain(`"${told}"`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('leads that wait for their database are listed from the spool', async () => {
  const place = await aDataFolder();
  await expect(place.run('list', '--spool')).rejects.toMatchObject({
    stdout: expect.stringContaining('There is no'),
  });
  const spool = await openSqliteStore(join(place.folder, 'spool.sqlite'));
  await spool.saveLead(aSubmission({}, { name: 'Ben Ortiz' }));
  await spool.close();
  const text = await place.run('list', '--spool');
  expect(text).toContain('Ben Ortiz');
  expect(text).not.toContain('Rosa Diaz');
});

test('a lead is erased once', async () => {
  const place = await aDataFolder();
  expect(await place.run('forget', '--id', place.id)).toContain('is erased');
  expect(await place.run('list')).toContain('No leads.');
  await expect(place.run('forget', '--id', place.id)).rejects.toMatchObject({ code: 1 });
});

test('people are erased, in the spool as well; while another program reads them the command fails and says what to do', async () => {
  const place = await aDataFolder();
  const leads = Array.from({ length: 3 }, (_, index) => aSubmission({}, { name: `Canary ${index}` }));
  for (const file of ['leads.sqlite', 'spool.sqlite']) {
    const store = await openSqliteStore(join(place.folder, file));
    for (const lead of leads) await store.saveLead(lead);
    await store.close();
  }
  const [last, ...others] = leads.map(({ lead }) => lead.id);
  for (const id of others) expect(await place.run('forget', '--id', id)).toContain(`Lead ${id} is erased.`);
  expect(await countOnDisk(place.folder, /Canary \d/gu)).toEqual({ 'leads.sqlite': 1, 'spool.sqlite': 1 });
  const reader = new DatabaseSync(join(place.folder, 'leads.sqlite'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from leads');
  await expect(place.run('forget', '--id', last ?? '')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /is still on the disk: another program reads[^]*run the same command again/u,
    ),
  });
  reader.exec('commit');
  await expect(place.run('forget', '--id', last ?? '')).rejects.toMatchObject({
    stdout: expect.stringContaining('What was erased before is off the disk'),
  });
  expect(await countOnDisk(place.folder, /Canary/gu)).toEqual({});
});

/** On a machine where nothing was kept yet; a command that fails is its own outcome. */
async function runIn(folder: string, ...words: readonly string[]): Promise<unknown> {
  const env = { ...nodeEnvironment, DATA_DIR: join(folder, 'data') };
  try {
    return await execute(process.execPath, [script, ...words], { env });
  } catch (fault) {
    return fault;
  }
}

test('asked how it is used it says so, and what is no command makes no store', async () => {
  const folder = await aFolder();
  for (const words of [['--help'], ['backup', '--to', 'x', '-h']])
    expect(await runIn(folder, ...words)).toMatchObject({ stdout: expect.stringMatching(/^Usage:/u) });
  for (const words of [[], ['lost'], ['list', '--all']])
    expect(await runIn(folder, ...words)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Usage:'),
    });
  expect(await readdir(folder)).toEqual([]);
});

test('where no server has kept leads, every command says so and makes nothing', async () => {
  const folder = await aFolder();
  const file = join(folder, 'out');
  const commands = [
    ['list', '--json'],
    ['list', '--spool'],
    ['export', '--csv', file],
    ['forget', '--id', 'lead-1'],
    ['backup', '--to', file],
  ];
  for (const words of commands)
    expect(await runIn(folder, ...words)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^There is no /u),
    });
  expect(await readdir(folder)).toEqual([]);
}, 60_000);

test('a copy made while the server writes can be opened in its place, and is nobody else’s to read', async () => {
  const place = await aDataFolder();
  const store = await openSqliteStore(join(place.folder, 'leads.sqlite'));
  await store.saveLead(aSubmission());
  const restored = await aFolder();
  const copy = join(restored, 'leads.sqlite');
  expect(await place.run('backup', '--to', copy)).toContain('2 leads copied');
  await store.close();
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  const again = await openSqliteStore(copy);
  expect(await again.listLeads()).toHaveLength(2);
  await again.close();
  await expect(place.run('backup', '--to', copy)).rejects.toMatchObject({ code: 1 });
});

test('a copy that is broken off is gone with the next, and no copy that fails stays', async () => {
  const place = await aDataFolder();
  const folder = await aFolder();
  const target = join(folder, 'copy.sqlite');
  // A process that lived long enough to have a number, and is gone, as after a kill in the middle of a copy.
  const dead = execFile(process.execPath, ['--version']);
  await once(dead, 'exit');
  const left = [`copy.sqlite.unfinished-${dead.pid}`, `copy.sqlite.unfinished-${dead.pid}-journal`];
  for (const name of left) await writeFile(join(folder, name), 'Canary McWhistle');
  // One that still runs, and a file of somebody else's.
  const others = [`monday.sqlite.unfinished-${process.pid}`, 'notes.unfinished'];
  for (const name of others) await writeFile(join(folder, name), 'not to be touched');
  const text = await place.run('backup', '--to', target);
  for (const name of left) expect(text).toContain(`Removed ${name}, left by a copy that was broken off`);
  expect(text).toContain('1 leads copied');
  expect((await readdir(folder)).sort()).toEqual(['copy.sqlite', ...others].sort());

  const torn = await open(join(place.folder, 'leads.sqlite'), 'r+');
  await torn.write(Buffer.alloc(30_000, 0xff), 0, 30_000, 5000);
  await torn.close();
  await expect(place.run('backup', '--to', join(folder, 'torn.sqlite'))).rejects.toMatchObject({ code: 1 });
  expect((await readdir(folder)).sort()).toEqual(['copy.sqlite', ...others].sort());
});

test('a copy has the operators and neither a session nor a link of theirs, nor a byte of one', async () => {
  const place = await aDataFolder();
  const store = await openSqliteStore(join(place.folder, 'leads.sqlite'));
  onTestFinished(() => store.close());
  const now = Date.UTC(2026, 5, 10, 16);
  const expiresAt = now + 3_600_000;
  const hashes: string[] = [];
  for (const name of ['Ana', 'Ben', 'Removed after the copy']) {
    const [used, sessionHash, unused] = [`used ${name}`, `session ${name}`, `unused ${name}`];
    const link = { operatorId: name, name, role: 'owner', by: 'Ana', now, expiresAt } as const;
    await store.saveSignInLink({ ...link, linkHash: used });
    await store.openSession({ ...anOpening(used, sessionHash, now), expiresAt });
    await store.saveSignInLink({ ...link, linkHash: unused });
    hashes.push(sessionHash, unused);
  }
  const copy = join(place.folder, 'copy.sqlite');
  await place.run('backup', '--to', copy);
  await store.removeOperator({ name: 'Removed after the copy', by: 'Ana', at: now });
  const bytes = await readFile(copy, 'latin1');
  expect(hashes.filter((hash) => bytes.includes(hash))).toEqual([]);

  const restored = await openSqliteStore(copy);
  onTestFinished(() => restored.close());
  for (const hash of hashes) {
    expect(await restored.findSessionOperator(hash, now)).toBeUndefined();
    expect(await restored.openSession(anOpening(hash, 'x', now))).toBeUndefined();
  }
  const operators = await restored.listTeam(now);
  expect(operators.map(({ name, signIns, isInvited }) => [name, signIns.length, isInvited])).toEqual([
    ['Ana', 0, false],
    ['Ben', 0, false],
    ['Removed after the copy', 0, false],
  ]);
});

test('dead notices are due again when they are replayed', async () => {
  const place = await aDataFolder();
  expect(await place.run('replay', '--dead')).toContain('0 notices are due again');
});

test('a store that does not open is said in one sentence with its setting, without the manual', async () => {
  const folder = await aFolder();
  await writeFile(
    join(folder, 'leads.sqlite'),
    'never a database, and long enough to be read as one. '.repeat(20),
  );
  const env = { ...nodeEnvironment, DATA_DIR: folder };
  const fault = await execute(process.execPath, [script, 'list'], { env }).catch((reason: unknown) => reason);
  expect(fault).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`The lead file in ${folder} (DATA_DIR) is damaged`),
  });
  expect(fault).toMatchObject({ stdout: expect.not.stringContaining('Usage') });
});

test('an export over an older file is for its owner alone, too', async () => {
  const place = await aDataFolder();
  const file = join(place.folder, 'old.csv');
  await writeFile(file, 'older', { mode: 0o644 });
  await place.run('export', '--csv', file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toContain('older');
});

test('leads move to a PostgreSQL address, and to nothing else', async () => {
  const place = await aDataFolder();
  await expect(place.run('move', '--to', 'leads-copy.sqlite')).rejects.toMatchObject({
    stdout: expect.stringContaining('postgres://'),
  });
});

test('a clock that jumped is confirmed by naming the day, and a wrong day is refused', async () => {
  const place = await aDataFolder();
  const store = await openSqliteStore(join(place.folder, 'leads.sqlite'));
  onTestFinished(() => store.close());
  // What the store believed is two months behind.
  const day = 24 * 60 * 60_000;
  const now = Date.now();
  await store.noteTime(now - 60 * day);
  expect(await store.noteTime(now)).toMatchObject({ isDoubted: true });
  await expect(place.run('confirm-time', '--today', '2001-02-03')).rejects.toMatchObject({
    stdout: expect.stringMatching(/not 2001-02-03\. Set it first/u),
  });
  expect(await store.isClockDoubted()).toBe(true);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(now);
  expect(await place.run('confirm-time', '--today', today)).toContain('The clock is confirmed');
  expect(await store.noteTime(now)).toMatchObject({ isDoubted: false });
});
