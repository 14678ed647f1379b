import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aSubmission, noon } from '../../../tests/support/a-quote.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/support/tcp-proxy.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from './postgres-store.ts';

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

async function aStoreOverAWire(): Promise<{ readonly store: LeadStore; readonly wire: TcpProxy }> {
  const direct = await postgres.server?.createDatabase();
  if (direct === undefined) throw new Error('PostgreSQL is not running');
  const url = new URL(direct);
  const wire = await startTcpProxy(Number(url.port));
  url.port = String(wire.port);
  const store = await openPostgresStore({ url: url.href, onConnectionFault: () => undefined });
  onTestFinished(async () => {
    wire.release();
    await store.close();
    await wire.close();
  });
  return { store, wire };
}

/** The limit is 0.9 s; what a busy machine adds to it is not the store's. */
const soonSeconds = 1.5;

async function secondsUntilRefused(store: LeadStore): Promise<number> {
  const startedAt = performance.now();
  await expect(store.saveLead(aSubmission())).rejects.toThrow();
  return (performance.now() - startedAt) / 1000;
}

test('a database that does not answer refuses a lead within a second, and takes it when it answers again', async () => {
  const { store, wire } = await aStoreOverAWire();
  await store.saveLead(aSubmission());
  wire.hold();
  expect(await secondsUntilRefused(store)).toBeLessThan(soonSeconds);
  await expect(store.checkReachable()).rejects.toThrow();
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});

test('whoever asks a database that does not answer for notices is free again within seconds, to look in the spool', async () => {
  const { store, wire } = await aStoreOverAWire();
  const claim = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 1 } as const;
  // Each connection of the pool was used, and all of them hang.
  await Promise.all(Array.from({ length: 8 }, () => store.claimNotices(claim)));
  wire.hold();
  const startedAt = performance.now();
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => store.claimNotices(claim)));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(performance.now() - startedAt).toBeLessThan(5000);
}, 60_000);

test('a database that went away refuses a lead within a second, and takes it when it is back', async () => {
  const { store, wire } = await aStoreOverAWire();
  await store.saveLead(aSubmission());
  wire.cut();
  expect(await secondsUntilRefused(store)).toBeLessThan(soonSeconds);
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});

// The wire breaks at another moment of the transaction each time: before it, in its middle, after its commit.
test.for([0, 1, 2, 3, 5, 8])(
  'a lead sent again after an answer that was lost is still one lead: wire cut after %i ms',
  async (milliseconds) => {
    const { store, wire } = await aStoreOverAWire();
    const lead = { requestId: 'answer-lost', contentHash: 'same' };
    const saving = store.saveLead(aSubmission(lead)).catch(() => undefined);
    await wait(milliseconds);
    wire.cut();
    await saving;
    wire.release();
    await store.saveLead(aSubmission(lead));
    expect(await store.listLeads()).toHaveLength(1);
  },
);

test('a lead is taken at once by a database that was restarted while its connections lay idle', async () => {
  const { store, wire } = await aStoreOverAWire();
  await Promise.all(Array.from({ length: 20 }, () => store.saveLead(aSubmission())));
  wire.cut();
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});
