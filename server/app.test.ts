import { aQuote } from '../tests/support/builders/a-quote.ts';
import { sendRaw } from '../tests/support/network/talk.ts';
import { serveApp } from '../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { loadSite } from './http/site/site.ts';

test('a request with two lengths is refused', async () => {
  const app = await serveApp();
  const smuggled =
    'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await sendRaw(app.origin, smuggled)).toMatch(/^HTTP\/1\.1 400 /);
});

test('TRACE is not answered with what was asked', async () => {
  const app = await serveApp();
  for (const path of ['/about', '/nowhere', '/api/quote', '/api/board/leads']) {
    const answer = await sendRaw(
      app.origin,
      `TRACE ${path} HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer, path).toMatch(/^HTTP\/1\.1 40[145] /);
    expect(answer, path).not.toContain('secret=1');
  }
});

test('health tells of the process, readiness of the store', async () => {
  const app = await serveApp();
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(200);
  await app.store.close();
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(503);
});

test('a server without pages is up and takes leads, but is not ready', async () => {
  const app = await serveApp({ site: loadSite('nowhere') });
  expect((await app.get('/healthz')).status).toBe(200);
  const readiness = await app.get('/readyz');
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toEqual({ status: 'no pages' });
  for (let visitor = 0; visitor < 10; visitor += 1)
    expect((await app.post('/api/quote', aQuote({ phone: `(305) 555-01${10 + visitor}` }))).status).toBe(303);
  expect(await app.store.listLeads()).toHaveLength(10);
});

test('a server that is stopping says so and ends its connections', async () => {
  const app = await serveApp({ isStopping: () => true });
  expect((await app.get('/readyz')).status).toBe(503);
  for (const path of ['/about', '/healthz'])
    expect((await app.get(path)).headers.get('connection')).toBe('close');
});

test('coverage names the place of a ZIP code and refuses none', async () => {
  const app = await serveApp();
  const known = await app.get('/api/coverage?zip=33139');
  expect(known.status).toBe(200);
  expect(await known.json()).toMatchObject({
    kind: 'city',
    cities: [{ slug: 'miami-beach', path: '/miami-beach' }],
  });
  const outside = await app.get('/api/coverage?zip=99999');
  expect(outside.status).toBe(200);
  expect(await outside.json()).toEqual({ kind: 'outside', zip: '99999' });
  for (const path of ['/api/coverage', '/api/coverage?zip=abc'])
    expect((await app.get(path)).status).toBe(400);
});

test('a browser without script gets its ZIP check as a page, in words', async () => {
  const app = await serveApp();
  const page = await app.get('/api/coverage?zip=33139', { accept: 'text/html,*/*;q=0.8' });
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('Yes, we come to 33139: Miami Beach.');
  expect(html).toMatch(/<a [^>]*href="\/miami-beach"/u);
  const wrong = await app.get('/api/coverage?zip=%3Cb%3E', { accept: 'text/html' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('exactly five digits');
});

test('behind our proxy a visitor who came by http is sent to https, and nowhere else', async () => {
  const app = await serveApp({ secureOrigin: 'https://www.example.com' });
  const plain = await app.get('/about?a=b', { 'x-forwarded-proto': 'http' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toBe('https://www.example.com/about?a=b');
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await app.get('/about', { 'x-forwarded-proto': 'https' })).status).toBe(200);
  expect((await app.get('/about')).status).toBe(200);
  const posted = await app.post('/api/quote', aQuote(), { 'x-forwarded-proto': 'http' });
  expect(posted.headers.get('location')).toBe('https://www.example.com/api/quote');
});

test('a program that comes by http with a secret is refused, not sent on; a balancer is answered', async () => {
  const app = await serveApp({ secureOrigin: 'https://www.example.com' });
  const statusOf = async (path: string) => (await app.get(path, { 'x-forwarded-proto': 'http' })).status;
  for (const path of ['/metrics', '/api/board', '/api/board/leads?list=open', '/visits/feed/a-key.ics'])
    expect(await statusOf(path)).toBe(403);
  for (const path of ['/healthz', '/readyz']) expect(await statusOf(path)).toBe(200);
});

test('behind a proxy nobody named, thirty visitors share one limit, and the log says so and what to set', async () => {
  const app = await serveApp({ postsPerMinute: 20, board: { secret: undefined, isHttps: true } });
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${visitor}`, 'x-forwarded-proto': 'https' };
    statuses.push(
      (await app.post('/api/quote', aQuote({ phone: `(305) 555-01${10 + visitor}` }), from)).status,
    );
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const warnings = app.lines.filter((line) => line.includes('"visitors share one limit"'));
  expect(warnings.map((line) => /"kind":"(\w+)"/u.exec(line)?.[1])).toEqual(['https', 'forwarded']);
  for (const line of warnings) expect(line).toContain('TRUST_PROXY is 0');
  const named = await serveApp({
    postsPerMinute: 20,
    proxies: 1,
    board: { secret: undefined, isHttps: true },
  });
  for (let visitor = 0; visitor < 30; visitor += 1) {
    const from = { 'x-forwarded-for': `203.0.113.${visitor}`, 'x-forwarded-proto': 'https' };
    expect((await named.post('/api/quote', aQuote(), from)).status).toBe(303);
  }
  expect(named.lines.join()).not.toContain('share one limit');
});
