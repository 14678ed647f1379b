// The gate in the app the product runs: every path behind it, and nothing read of a flood.
import { Agent, IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { sendRaw } from '../../../tests/support/network/talk.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { tightLimits as limits } from '../../../tests/support/servers/tight-limits.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { createMetrics } from '../metrics.ts';
import { readRefusals } from './request-limits.ts';

async function aWatchedApp() {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  const metrics = createMetrics({
    token: 'only-for-tests-0123456789',
    store,
    now: () => noon,
    elapsedMs: () => 0,
  });
  return serveApp({ store, metrics, limits });
}

test.each([
  ['POST', '/api/quote'],
  ['POST', '/api/message'],
  ['GET', '/api/quote'],
  ['GET', '/api/coverage?zip=33139'],
  ['DELETE', '/api/coverage'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['POST', '/api/board/sign-in'],
  ['POST', '/api/board/sign-out'],
  ['GET', '/api/board'],
  ['GET', '/api/board/leads'],
  ['GET', '/api/board/leads?wait'],
  ['GET', '/api/board/leads.csv'],
  ['GET', '/api/board/leads/x'],
  ['POST', '/api/board/leads/x/marks'],
  ['GET', '/api/board/figures'],
  ['GET', '/api/board/notices'],
  ['POST', '/api/board/notices/replay'],
])('%s %s is refused to who asks too often, with the time to wait', async (method, path) => {
  const app = await aWatchedApp();
  const ask = () => fetch(app.origin + path, { method, redirect: 'manual' });
  const statuses: number[] = [];
  for (let times = 0; times < limits.other + readRefusals; times += 1) statuses.push((await ask()).status);
  expect(statuses.slice(0, limits.other)).not.toContain(429);
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('connection')).toBe('close');
  for (const [name, value] of app.securityHeaders) expect(answer.headers.get(name)).toBe(value);
});

test('the site’s own files are refused to nobody', async () => {
  const app = await serveApp({ limits });
  for (let times = 0; times < 20; times += 1) {
    expect((await app.get('/about')).status).toBe(200);
    expect((await app.get('/atlantis')).status).toBe(404);
  }
});

test('a flood of posts is refused unread: the answer comes before the body, and the connection ends', async () => {
  const app = await serveApp({ limits });
  for (let times = 0; times < limits.form + readRefusals; times += 1) await app.post('/api/quote', aQuote());
  const kept = (await app.store.listLeads()).length;
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => (heard += text));
  socket.write(
    'POST /api/quote HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000000\r\n\r\nname=',
  );
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 429 /u);
  const page = load(heard.slice(heard.indexOf('<')));
  expect(page('a').attr('href')).toBe('tel:+13055550142');
  expect(Buffer.byteLength(heard)).toBeLessThan(3000);
  expect(await app.store.listLeads()).toHaveLength(kept);
});

test('programs get the refusal of a flood as JSON, and the log counts it without an address', async () => {
  const app = await serveApp({ limits });
  for (let times = 0; times < 30; times += 1) await app.get('/api/coverage?zip=33139');
  const answer = await app.get('/api/coverage?zip=33139');
  expect(await answer.json()).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
  const lines = app.lines.filter((line) => line.includes('"flood refused"'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"level":"warn","event":"flood refused","kind":"coverage"\}/u);
});

test('while one client’s flood waits in line, another is answered at once', async () => {
  const app = await serveApp({ limits, proxies: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  let answered = 0;
  const flood = Array.from({ length: 100 }, async () => {
    await app.get('/api/nothing', from('203.0.113.7')).then((answer) => answer.text());
    answered += 1;
  });
  expect((await app.get('/api/nothing', from('203.0.113.8'))).status).toBe(404);
  expect((await app.post('/api/quote', aQuote(), from('203.0.113.9'))).status).toBe(303);
  expect(answered).toBeLessThan(100);
  await Promise.all(flood);
});

test('who sends a thousand requests without waiting for an answer is cut off, and nothing of it is kept waiting', async () => {
  const app = await serveApp({ limits });
  const asked = 'GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n';
  const heard = await sendRaw(app.origin, asked.repeat(1000)).catch(() => '');
  expect(heard.match(/HTTP\/1\.1/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  expect((await app.get('/healthz')).status).toBe(200);
});

test('one connection may be used again and again, one request after the other', async () => {
  const app = await serveApp({ limits: { ...limits, coverage: 1000 } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const sockets = new Set<unknown>();
  for (let times = 0; times < 200; times += 1) {
    const asked = request(`${app.origin}/api/coverage?zip=33139`, { agent }).end();
    const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'));
    expect(answer.statusCode).toBe(200);
    sockets.add(answer.socket);
    await once(answer.resume(), 'end');
  }
  expect(sockets.size).toBe(1);
});
