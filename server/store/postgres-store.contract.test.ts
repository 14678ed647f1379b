import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aSubmission, noon } from '../../tests/support/builders/a-quote.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/stores/postgres.ts';
import { aStillTime, type StillTime } from '../../tests/support/stores/still-time.ts';
import { startTcpProxy, type TcpProxy } from '../../tests/support/network/tcp-proxy.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from './postgres-store.ts';

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

async function aStoreOverAWire(): Promise<{
  readonly store: LeadStore;
  readonly wire: TcpProxy;
  readonly time: StillTime;
}> {
  const direct = await postgres.server?.createDatabase();
  if (direct === undefined) throw new Error('PostgreSQL is not running');
  const url = new URL(direct);
  const wire = await startTcpProxy(Number(url.port));
  url.port = String(wire.port);
  const time = aStillTime();
  const store = await openPostgresStore({ url: url.href, onConnectionFault: () => undefined, time });
  onTestFinished(async () => {
    wire.release();
    await store.close();
    await wire.close();
  });
  return { store, wire, time };
}

/** How long a visitor waits for the database. */
const patienceMs = 900;

test('a database that does not answer refuses a lead within a second, and takes it when it answers again', async () => {
  const { store, wire, time } = await aStoreOverAWire();
  await store.saveLead(aSubmission());
  wire.hold();
  const leads = Array.from({ length: 10 }, () => aSubmission());
  const asked = [...leads.map((lead) => store.saveLead(lead)), store.checkReachable()];
  const outcomes = Promise.allSettled(asked);
  await time.untilAsked(patienceMs);
  time.end(patienceMs);
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ reason: { message: 'PostgreSQL did not answer in time' } });
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});

test('whoever asks a database that does not answer for notices is free again within the second, to look in the spool', async () => {
  const { store, wire, time } = await aStoreOverAWire();
  const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 1 } as const;
  // Each connection of the pool was used, and all of them hang.
  await Promise.all(Array.from({ length: 8 }, () => store.leaseNotices(lease)));
  wire.hold();
  const asked = Promise.allSettled(Array.from({ length: 8 }, () => store.leaseNotices(lease)));
  await time.untilAsked(patienceMs);
  time.end(patienceMs);
  expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set(['rejected']));
});

test('a database that went away refuses a lead at once, and takes it when it is back', async () => {
  const { store, wire } = await aStoreOverAWire();
  await store.saveLead(aSubmission());
  wire.cut();
  // At once: no pause ends by itself here.
  await expect(store.saveLead(aSubmission())).rejects.toThrow();
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});

// The wire breaks at every moment of the transaction: before it, after each of its answers, and when all is done.
test.for([0, 1, 2, 3, 4, 5, 6, 7])(
  'a lead sent again after an answer that was lost is still one lead: wire cut after %i answers',
  async (answers) => {
    const { store, wire } = await aStoreOverAWire();
    const lead = { requestId: 'answer-lost', contentHash: 'same' };
    wire.cutAfter(answers);
    await store.saveLead(aSubmission(lead)).catch(() => undefined);
    wire.cut();
    wire.release();
    await store.saveLead(aSubmission(lead));
    expect(await store.listLeads()).toHaveLength(1);
  },
);

test('a lead whose commit was not answered is in the database, and found there when it is sent again', async () => {
  const { store, wire } = await aStoreOverAWire();
  const lost: string[] = [];
  for (let answers = 0; answers < 12; answers += 1) {
    const lead = aSubmission();
    wire.cutAfter(answers);
    const isKept = await store.saveLead(lead).then(
      () => true,
      () => false,
    );
    wire.release();
    const again = await store.saveLead(lead);
    if (!isKept && again.kind === 'repeated') lost.push(again.leadId);
  }
  expect(lost).toHaveLength(1);
});

test('a lead is taken at once by a database that was restarted while its connections lay idle', async () => {
  const { store, wire } = await aStoreOverAWire();
  await Promise.all(Array.from({ length: 20 }, () => store.saveLead(aSubmission())));
  wire.cut();
  wire.release();
  expect((await store.saveLead(aSubmission())).kind).toBe('new');
});

test('who carries all of another store over leaves a PostgreSQL that knows how much there is', async () => {
  const url = await postgres.server?.createDatabase();
  const store = await openPostgresStore({ url: url ?? '', onConnectionFault: () => undefined });
  const client = new pg.Client({ connectionString: url ?? '' });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await store.close();
  });
  await store.saveLead(aSubmission());
  await store.keepBundles(
    (async function* listAll() {
      yield* await store.readBundles(10);
    })(),
  );
  const { rows } = await client.query(
    `select relname from pg_class where relname in ('leads', 'lead_words') and reltuples = 1`,
  );
  expect(rows).toHaveLength(2);
});
