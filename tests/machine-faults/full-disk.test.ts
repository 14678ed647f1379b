// A disk that really runs full while the server takes leads, and has room again.
import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite, builtRequestTemplates } from '../support/servers/a-site.ts';
import { mountLoopDisk } from '../support/machine/loop-disk.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

test('on a disk that runs full nobody is thanked in vain, and with room again all goes on by itself', async () => {
  const disk = await mountLoopDisk(32);
  const folder = await aFolder();
  writeSite(join(folder, 'dist'), builtRequestTemplates());
  const dataDir = join(disk.folder, 'data');
  const server = await startServer({ folder, dataDir });
  onTestFinished(() => server.kill());
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
  const thanked: string[] = [];
  async function load(name: string, count: number) {
    const report = await postQuotes({ origin: server.origin, name, count });
    thanked.push(...report.thanked);
    return report.failed;
  }
  expect(await load('before', 50)).toEqual([]);
  expect(await readiness()).toBe(200);

  // Somebody else fills the disk: all but some 100 kB of it.
  const { bavail, bsize } = await statfs(disk.folder);
  const filler = join(disk.folder, 'filler');
  await writeFile(filler, Buffer.alloc(bavail * bsize - 100_000));
  expect(await readiness()).toBe(503);
  const failed = await load('while-full', 3000);
  expect(failed.length).toBeGreaterThan(0);
  expect(new Set(failed)).toEqual(new Set([503]));
  const startedAt = performance.now();
  const refused = await fetch(`${server.origin}/api/quote`, {
    method: 'POST',
    body: new URLSearchParams(aQuote({ name: 'Canary McWhistle' })),
    headers: { origin: server.origin },
    redirect: 'manual',
  });
  const refusedMs = performance.now() - startedAt;
  expect([refused.status, refusedMs < 1000]).toEqual([503, true]);
  expect(await refused.text()).toContain('value="Canary McWhistle"');

  await unlink(filler);
  await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
  expect(await load('after', 50)).toEqual([]);
  expect(await server.stop()).toBe(0);
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  const kept = new Set(
    database
      .prepare('select request_id from leads')
      .all()
      .map((row) => row.request_id),
  );
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  expect(thanked.filter((id) => !kept.has(id))).toEqual([]);
  expect(server.lines.join('\n')).not.toMatch(/canary|mcwhistle|rosa|555-?0123/i);
  tellFigures(
    `full disk: ${thanked.length} thanked for, 0 lost, ${failed.length} refused with 503 while it was full, the last in ${Math.round(refusedMs)} ms`,
  );
}, 120_000);

test('a server that starts on a full disk serves its pages, and keeps leads once there is room', async () => {
  const disk = await mountLoopDisk(32);
  const folder = await aFolder();
  writeSite(join(folder, 'dist'), builtRequestTemplates());
  const filler = join(disk.folder, 'filler');
  // More than there is: it takes what it can.
  await expect(writeFile(filler, Buffer.alloc(40 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  const server = await startServer({ folder, dataDir: join(disk.folder, 'data') });
  onTestFinished(() => server.kill());
  const readiness = async (): Promise<unknown> => (await fetch(`${server.origin}/readyz`)).json();
  expect(await readiness()).toEqual({ status: 'store unreachable', fault: 'disk full' });
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  const refused = await postQuotes({ origin: server.origin, name: 'full', count: 10 });
  expect(refused).toMatchObject({ thanked: [], failed: Array.from({ length: 10 }, () => 503) });
  await unlink(filler);
  await expect.poll(readiness, { timeout: 60_000 }).toEqual({ status: 'ready', database: 'reachable' });
  const kept = await postQuotes({ origin: server.origin, name: 'room', count: 10 });
  expect(kept.thanked).toHaveLength(10);
  expect(await server.stop()).toBe(0);
});
