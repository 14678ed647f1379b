// Somebody deletes the files SQLite keeps beside the leads while the server runs, and then it is killed. Whoever was thanked,
// before or after that, must be in the file.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

async function aFaultSetup() {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const file = join(folder, 'data', 'leads.sqlite');
  const server = await startServer({ folder, dataDir: join(folder, 'data') });
  onTestFinished(() => server.kill());
  const thanked: string[] = [];
  return {
    file,
    server,
    thanked,
    deleteLogs: (logs: readonly string[]) => Promise.all(logs.map((log) => rm(file + log, { force: true }))),
    async post(name: string, count: number, onThanks?: (count: number) => void) {
      const load = await postQuotes({ origin: server.origin, name, count, ...(onThanks && { onThanks }) });
      thanked.push(...load.thanked);
      return load;
    },
    readiness: async () => (await fetch(`${server.origin}/readyz`)).status,
    /** The request ids of all leads in the file, after it was killed. */
    async listAfterKill() {
      await server.kill();
      const store = await openSqliteStore(file);
      onTestFinished(() => store.close());
      return new Set((await store.listLeads()).map(({ requestId }) => requestId));
    },
  };
}

test.for([[['-wal']], [['-shm']], [['-wal', '-shm']]])(
  'with %j deleted while it runs, the server keeps ten leads more, and a kill loses none it gave thanks for',
  async ([logs = []]) => {
    const setup = await aFaultSetup();
    await setup.post('before', 10);
    await setup.deleteLogs(logs);
    await setup.post('after', 10);
    await expect.poll(setup.readiness, { timeout: 60_000 }).toBe(200);
    await setup.post('ready', 10);
    const kept = await setup.listAfterKill();
    expect(setup.thanked.filter((id) => !kept.has(id))).toEqual([]);
    // It may refuse some while it sets things right, but not those that come when it says it is ready.
    expect(setup.thanked.filter((id) => !id.startsWith('after'))).toHaveLength(20);
    expect(setup.server.lines.filter((line) => line.includes('"lead file opened anew"'))).not.toEqual([]);
  },
);

test('leads thanked before the log was deleted are brought to safety though nobody asks anything', async () => {
  const setup = await aFaultSetup();
  await setup.post('before', 10);
  await setup.deleteLogs(['-wal']);
  const isTold = () => setup.server.lines.some((line) => line.includes('"lead file opened anew"'));
  await expect.poll(isTold, { timeout: 60_000 }).toBe(true);
  const kept = await setup.listAfterKill();
  expect(setup.thanked.filter((id) => !kept.has(id))).toEqual([]);
});

test('with the log deleted again and again under load, a kill loses none it gave thanks for', async () => {
  const setup = await aFaultSetup();
  const deleted: Promise<unknown>[] = [];
  await setup.post('load', 1000, (count) => {
    // Not in the last moment: what is deleted and killed before anybody could look is lost.
    if (count % 50 === 0 && count < 900) deleted.push(setup.deleteLogs(['-wal']));
  });
  await Promise.all(deleted);
  const kept = await setup.listAfterKill();
  expect(setup.thanked.length).toBeGreaterThan(500);
  expect(setup.thanked.filter((id) => !kept.has(id))).toEqual([]);
});
