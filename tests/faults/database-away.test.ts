// The product's own server with a PostgreSQL that goes away under load, again and again. Whoever was thanked must be in
// the database in the end, once. Short form here; `FAULT_ROUNDS=30` makes it the long one.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { startServer } from '../support/servers/start-server.ts';
import { startTcpProxy } from '../support/network/tcp-proxy.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const postsAround = 40;

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

test(`with the database gone ${rounds} times under load, every lead is thanked for within the second and kept once`, async () => {
  const direct = (await postgres.server?.createDatabase()) ?? '';
  const url = new URL(direct);
  const wire = await startTcpProxy(Number(url.port));
  url.port = String(wire.port);
  onTestFinished(() => wire.close());
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const server = await startServer({ folder, variables: { DATABASE_URL: url.href } });
  onTestFinished(async () => {
    await server.stop();
  });
  const thanked: string[] = [];
  const slowest = { ms: 0 };

  async function post(id: string): Promise<void> {
    const startedAt = performance.now();
    const answer = await fetch(`${server.origin}/api/quote`, {
      method: 'POST',
      body: new URLSearchParams(aQuote({ request_id: id })),
      headers: { origin: server.origin },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    slowest.ms = Math.max(slowest.ms, performance.now() - startedAt);
    thanked.push(id);
  }
  const readiness = async (): Promise<unknown> => (await fetch(`${server.origin}/readyz`)).json();

  for (let round = 0; round < rounds; round += 1) {
    const posts = Array.from({ length: postsAround }, (_, index) => async () => {
      // Before, during and after the cut, one after another, as fast as they are answered.
      if (index === 10) wire.cut();
      await post(`round-${round}-post-${index}`);
    });
    for (const one of posts) await one();
    expect(await readiness()).toMatchObject({ status: 'ready', database: 'unreachable' });
    wire.release();
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ database: 'reachable' });
  }
  const database = await openPostgresStore({ url: direct, onConnectionFault: () => undefined });
  onTestFinished(() => database.close());
  const kept = (await collectAllLeads(database)).map(({ requestId }) => requestId);
  expect(kept.toSorted()).toEqual(thanked.toSorted());
  expect(thanked).toHaveLength(rounds * postsAround);
  expect(slowest.ms).toBeLessThan(1000);
  const noticed = new Set((await database.listNotices({})).map(({ leadId }) => leadId));
  expect(noticed.size).toBe(thanked.length);
  expect(server.lines.join('\n')).not.toMatch(/rosa|555-?0123/i);
}, 240_000);
