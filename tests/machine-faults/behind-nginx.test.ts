// The product behind Debian's nginx, with ops/nginx.conf as it stands: two servers on one PostgreSQL.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { untilAllInDatabase } from '../support/servers/all-in-database.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { attacks } from '../support/hostile/flood/attacks.ts';
import { visitHonestly } from '../support/hostile/flood/honest-visitors.ts';
import { startAttack } from '../support/hostile/flood/start-attack.ts';
import { findFreePort } from '../support/network/free-port.ts';
import { startNginx } from '../support/network/nginx.ts';
import { startPostgres } from '../support/stores/postgres.ts';
import { startServer, type RunningServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const execute = promisify(execFile);
const publicOrigin = 'https://www.example.com';
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin };

async function aHouse(changes: Readonly<Record<string, string>> = {}) {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const ports = [await findFreePort(), await findFreePort()];
  const hire = async (place: number) => {
    const server = await startServer({
      folder,
      dataDir: join(folder, `data-${place}`),
      variables: {
        DATABASE_URL: url,
        PORT: String(ports[place]),
        PUBLIC_ORIGIN: publicOrigin,
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'only-for-tests-0123456789',
        ...changes,
      },
    });
    onTestFinished(() => server.kill());
    return server;
  };
  const servers = [await hire(0), await hire(1)];
  const nginx = await startNginx({ upstreamPorts: ports });
  const store = await openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 });
  onTestFinished(() => store.close());
  const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    nginx.ask('/api/quote', {
      method: 'POST',
      headers: { ...form, ...headers },
      body: new URLSearchParams(aQuote(fields)).toString(),
    });
  return { url, folder, servers, hire, nginx, store, post };
}

test('visitors are sent to https, pages carry their headers, and a lead sent there is no suspect', async () => {
  const { nginx, store, post } = await aHouse();
  const plain = await fetch(`${nginx.plainOrigin}/about?x=1`, {
    redirect: 'manual',
    headers: { host: 'www.example.com' },
  });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `${publicOrigin}/about?x=1`]);
  const page = await nginx.ask('/about');
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toContain('max-age=');
  expect(page.headers.server).toBe('nginx');
  expect((await nginx.ask('/metrics')).status).toBe(404);
  expect((await nginx.ask('/readyz')).status).toBe(200);
  expect(await post({ request_id: 'through-the-proxy' })).toMatchObject({
    status: 303,
    headers: { location: '/submitted' },
  });
  expect(await store.listLeads()).toMatchObject([{ requestId: 'through-the-proxy', suspicions: [] }]);
  const tooLong = await post({ message: 'x'.repeat(100_000) });
  expect(tooLong.status).toBe(413);
  expect(tooLong.text).toContain('Rosa Diaz');
});

test('a client cannot pass for many by naming other addresses', async () => {
  const { post } = await aHouse({ QUOTE_RATE_PER_MINUTE: '3' });
  const statuses: number[] = [];
  // Two servers count apart, so twice as many pass.
  for (let place = 0; place < 8; place += 1) {
    const { status } = await post(
      { request_id: `request-${place}` },
      { 'x-forwarded-for': `203.0.113.${place}` },
    );
    statuses.push(status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
});

test('the proxy counts an IPv6 /64 as one client, and refuses what is far too fast', async () => {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const port = await findFreePort();
  const server = await startServer({ folder, variables: { PORT: String(port), TRUST_PROXY: '1' } });
  onTestFinished(() => server.kill());
  const { ask } = await startNginx({
    upstreamPorts: [port],
    changes: [
      ['server_tokens off;', 'server_tokens off; set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;'],
      ['rate=100r/s', 'rate=1r/m'],
      [' burst=1000 delay=200', ''],
    ],
  });
  const statusFor = async (visitor: string) =>
    (await ask('/api/coverage?zip=33139', { headers: { 'x-visitor': visitor } })).status;
  expect(await statusFor('2001:db8:1:2::1')).toBe(200);
  expect(await statusFor('2001:db8:1:2:a:b:c:d')).toBe(429);
  expect(await statusFor('2001:db8:1:3::1')).toBe(200);
  expect(await statusFor('203.0.113.7')).toBe(200);
  expect(await statusFor('203.0.113.8')).toBe(200);
});

test('while one client floods the proxy, everybody else is thanked', async () => {
  const { nginx, store } = await aHouse({ QUOTE_RATE_PER_MINUTE: '20' });
  const entrance = { port: nginx.port, isTls: true };
  for (const attack of attacks.filter(({ name }) => ['429', 'slow bodies'].includes(name))) {
    const attacker = startAttack({ ...attack, ...entrance, from: ['127.0.0.2'] });
    const { times, failed } = await visitHonestly(entrance, 4);
    await attacker.end();
    expect(failed).toEqual([]);
    // Ten times what was measured on a busy machine.
    expect(Math.max(...times)).toBeLessThan(5000);
    tellFigures(
      `nginx, ${attack.name}: ${times.length} quotes of others, slowest ${Math.round(Math.max(...times))} ms`,
    );
  }
  const kept = await collectAllLeads(store);
  expect(kept.filter(({ requestId }) => requestId.startsWith('honest-'))).toHaveLength(160);
});

test('the board waits for news through the proxy as long as without it', async () => {
  const { nginx, url, folder } = await aHouse();
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'operators.ts');
  const { stdout } = await execute(process.execPath, [script, 'add', 'Ana'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, PUBLIC_ORIGIN: publicOrigin },
  });
  const token = /#(\S+)/u.exec(stdout)?.[1] ?? '';
  const signedIn = await nginx.ask('/api/board/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify({ token }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-/u);
  const list = await nginx.ask('/api/board/leads', { headers: { cookie } });
  const startedAt = performance.now();
  const news = await nginx.ask('/api/board/leads?wait', {
    headers: { cookie, 'if-none-match': String(list.headers.etag) },
  });
  expect(news.status).toBe(304);
  expect(performance.now() - startedAt).toBeGreaterThan(9000);
}, 60_000);

test('while one of two servers is killed and then both are renewed in turn, everybody is thanked', async () => {
  const { servers, hire, post, store } = await aHouse();
  const thanked: string[] = [];
  const others: number[] = [];
  let isOver = false;
  async function visit(visitor: number): Promise<void> {
    for (let place = 0; !isOver; place += 1) {
      const id = `visitor-${visitor}-post-${place}`;
      // Whoever was in the hands of the one that died sends the form again.
      for (let tries = 0; tries < 3 && !thanked.includes(id); tries += 1) {
        const { status } = await post({ request_id: id });
        if (status === 303) thanked.push(id);
        else others.push(status);
      }
      expect(thanked).toContain(id);
    }
  }
  async function renew(): Promise<readonly RunningServer[]> {
    await expect.poll(() => thanked.length, { timeout: 60_000 }).toBeGreaterThan(50);
    await servers[0]?.kill();
    const first = await hire(0);
    await servers[1]?.stop();
    const second = await hire(1);
    await first.stop();
    const again = await hire(0);
    isOver = true;
    return [second, again];
  }
  const [last] = await Promise.all([renew(), ...Array.from({ length: 8 }, (_, visitor) => visit(visitor))]);
  for (const { origin } of last) await untilAllInDatabase(origin);
  expect(others.filter((status) => status !== 502)).toEqual([]);
  const kept = (await collectAllLeads(store)).map(({ requestId }) => requestId);
  expect(kept.sort()).toEqual(thanked.toSorted());
  tellFigures(
    `nginx, two servers, one killed and both renewed: ${thanked.length} thanked for, ${kept.length} kept, ${others.length} posts sent again after a 502`,
  );
}, 60_000);
