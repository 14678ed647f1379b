// Two servers on one PostgreSQL, with a real mail server. One after the other is killed in the middle of a load: no lead that
// was thanked for is lost, and staff hear of every one; what the dead was sending, from the other when its lease has ended. What
// both took, one of them cut off from the database, is told under one id. Short form here; `FAULT_ROUNDS=20` makes it the long one.
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { untilAllInDatabase } from '../support/servers/all-in-database.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startFailoverProxy } from '../support/network/failover-proxy.ts';
import { startMailServer } from '../support/receivers/mail-server.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { startServer, type RunningServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { startTcpProxy } from '../support/network/tcp-proxy.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const postsPerRound = 120;

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test(`of two servers behind a proxy one is killed ${rounds} times under load: no lead lost, no mail missing`, async () => {
  const url = (await postgres.server?.createDatabase()) ?? '';
  const mail = await startMailServer();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const variables = {
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'dispatch@example.com',
    NOTICE_TO: 'ana@example.com',
  };
  const hire = (place: number) => startServer({ folder, dataDir: join(folder, `data-${place}`), variables });
  // Both at once, on an empty database.
  const servers: RunningServer[] = await Promise.all([hire(0), hire(1)]);
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });
  const proxy = await startFailoverProxy(() => servers.map(({ origin }) => origin));
  onTestFinished(proxy.close);

  const thanked: string[] = [];
  const broken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const victim = round % 2;
    const load = await postQuotes({
      origin: proxy.origin,
      name: `round-${round}`,
      count: postsPerRound,
      // Whoever was in the hands of the one that died sends the form again; on a busy machine more are told to.
      tries: 50,
      onThanks(count) {
        if (count === postsPerRound / 3) void servers[victim]?.kill();
      },
    });
    thanked.push(...load.thanked);
    broken.push(load.failed.length);
    expect(load.failed.filter((status) => status !== 502 && status !== 503)).toEqual([]);
    servers[victim] = await hire(victim);
  }
  expect(thanked).toHaveLength(rounds * postsPerRound);
  for (const { origin } of servers) await untilAllInDatabase(origin);

  const client = await connectTo(url);
  const unsent = async () => {
    const { rows } = await client.query<{ unsent: string }>(
      `select count(*) as unsent from notices where kind in ('dispatch', 'acknowledgement') and state not in ('sent', 'held')`,
    );
    return Number(rows[0]?.unsent);
  };
  // Mails go out at some dozens a second even on a machine that does much else.
  const patienceMs = 60_000 + thanked.length * 100;
  await expect.poll(unsent, { timeout: patienceMs, interval: 200 }).toBe(0);

  const store = await openPostgresStore({ url, onConnectionFault: () => undefined });
  onTestFinished(() => store.close());
  const leads = await collectAllLeads(store);
  expect(leads.map(({ requestId }) => requestId).sort()).toEqual(thanked.toSorted());
  const owed = (await store.listNotices({})).filter(({ kind }) => kind === 'dispatch');
  expect(new Set(owed.map(({ leadId }) => leadId)).size).toBe(leads.length);
  const toStaff = mail.received.filter(({ to }) => to[0] === 'ana@example.com');
  const told = new Set(toStaff.map(({ mail: { messageId } }) => messageId));
  // Every lead is told of, and a repetition has the id of the first.
  expect([...told].sort()).toEqual(owed.map(({ id }) => `<${id}@example.com>`).sort());
  tellFigures(
    `two servers, ${rounds} kills: ${thanked.length} thanked for, ${leads.length} kept, 0 lost, ${broken.reduce((sum, count) => sum + count, 0)} posts sent again; ${toStaff.length} mails to staff for ${owed.length} leads, 0 missing, ${toStaff.length - told.size} repeated`,
  );
}, 900_000);

test('a request told from the spool of one server and sent again to the other is told under one id, and its sender mailed once', async () => {
  const direct = (await postgres.server?.createDatabase()) ?? '';
  const url = new URL(direct);
  const wire = await startTcpProxy(Number(url.port));
  onTestFinished(wire.close);
  url.port = String(wire.port);
  const mail = await startMailServer();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const hire = async (place: number, databaseUrl: string) => {
    const variables = {
      ...{ DATABASE_URL: databaseUrl, SMTP_URL: mail.url, MAIL_FROM: 'dispatch@example.com' },
      ...{ NOTICE_TO: 'ana@example.com' },
    };
    const server = await startServer({ folder, dataDir: join(folder, `data-${place}`), variables });
    onTestFinished(async () => {
      await server.stop();
    });
    return server;
  };
  const [cutOff, other] = [await hire(0, url.href), await hire(1, direct)];
  const post = async ({ origin }: RunningServer) => {
    const body = new URLSearchParams(aQuote({ request_id: 'sent-to-both' }));
    const sending = { method: 'POST', body, headers: { origin }, redirect: 'manual' } as const;
    expect((await fetch(`${origin}/api/quote`, sending)).status).toBe(303);
  };
  const to = (address: string) => mail.received.filter((one) => one.to[0] === address);
  const arrived = (address: string, count: number) =>
    expect.poll(() => to(address).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);

  wire.cut();
  await post(cutOff);
  await arrived('ana@example.com', 1);
  await post(other);
  await arrived('ana@example.com', 2);
  await arrived('rosa@example.com', 1);
  wire.release();
  await untilAllInDatabase(cutOff.origin);

  const store = await openPostgresStore({ url: direct, onConnectionFault: () => undefined });
  onTestFinished(() => store.close());
  expect(await collectAllLeads(store)).toHaveLength(1);
  const owed = await store.listNotices({});
  const idsOf = (kind: string) =>
    owed.filter((one) => one.kind === kind).map(({ id }) => `<${id}@example.com>`);
  expect(new Set(to('ana@example.com').map((one) => one.mail.messageId))).toEqual(new Set(idsOf('dispatch')));
  expect(to('rosa@example.com').map((one) => one.mail.messageId)).toEqual(idsOf('acknowledgement'));
}, 120_000);
