// Somebody deletes the files SQLite keeps beside the leads while the server runs, and then it is killed. Whoever was thanked,
// before or after that, must be in the file.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import { writeSite } from '../support/a-site.ts';
import { postQuotes } from '../support/post-quotes.ts';
import { startServer } from '../support/start-server.ts';
import { aFolder } from '../support/temporary-folder.ts';

async function aDesk() {
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
    const desk = await aDesk();
    await desk.post('before', 10);
    await desk.deleteLogs(logs);
    await desk.post('after', 10);
    await expect.poll(desk.readiness, { timeout: 10_000 }).toBe(200);
    await desk.post('ready', 10);
    const kept = await desk.listAfterKill();
    expect(desk.thanked.filter((id) => !kept.has(id))).toEqual([]);
    // It may refuse some while it sets things right, but not those that come when it says it is ready.
    expect(desk.thanked.filter((id) => !id.startsWith('after'))).toHaveLength(20);
    expect(desk.server.lines.filter((line) => line.includes('"lead file opened anew"'))).not.toEqual([]);
  },
);

test('leads thanked before the log was deleted are brought to safety though nobody asks anything', async () => {
  const desk = await aDesk();
  await desk.post('before', 10);
  await desk.deleteLogs(['-wal']);
  const isTold = () => desk.server.lines.some((line) => line.includes('"lead file opened anew"'));
  await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
  const kept = await desk.listAfterKill();
  expect(desk.thanked.filter((id) => !kept.has(id))).toEqual([]);
});

test('with the log deleted again and again under load, a kill loses none it gave thanks for', async () => {
  const desk = await aDesk();
  const deleted: Promise<unknown>[] = [];
  await desk.post('load', 1000, (count) => {
    // Not in the last moment: what is deleted and killed before anybody could look is lost.
    if (count % 50 === 0 && count < 900) deleted.push(desk.deleteLogs(['-wal']));
  });
  await Promise.all(deleted);
  const kept = await desk.listAfterKill();
  expect(desk.thanked.length).toBeGreaterThan(500);
  expect(desk.thanked.filter((id) => !kept.has(id))).toEqual([]);
});
