// What every answer carries, whatever it says: the kinds of answer of the whole product, one by one.
import { aQuote, noon } from '../../tests/support/builders/a-quote.ts';
import { aBoardVisitor, inviteToBoard } from '../../tests/support/board/board-visitor.ts';
import { aStoreThatFails } from '../../tests/support/stores/failing-store.ts';
import { sendRaw } from '../../tests/support/network/talk.ts';
import { serveApp, type ServedApp } from '../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/http/metrics.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

const board = { secret: undefined, isHttps: true };
const secureOrigin = 'https://www.example.com';
const token = 'only-for-tests-0123456789';
const film = '/videos/repair-hero.mov';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

type Kind = readonly [name: string, status: number, answer: Response];

async function aWholeApp(): Promise<ServedApp> {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  const metrics = createMetrics({ token, store, now: () => noon, elapsedMs: () => 0 });
  return serveApp({ store, metrics, board, secureOrigin });
}

async function listSiteKinds({ get, post, origin }: ServedApp): Promise<readonly Kind[]> {
  const page = await get('/about');
  return [
    ['a page', 200, page],
    ['an unchanged page', 304, await get('/about', { 'if-none-match': page.headers.get('etag') ?? '' })],
    ['a page asked for by HEAD', 200, await fetch(`${origin}/about`, { method: 'HEAD' })],
    ['an asset', 200, await get('/_astro/form.a1b2c3.js')],
    ['a text', 200, await get('/robots.txt')],
    ['a part of the film', 206, await get(film, { range: 'bytes=0-9' })],
    ['no part of the film', 416, await get(film, { range: 'bytes=9999999-' })],
    ['a page that moved', 301, await get('/about/')],
    ['a visit by http', 308, await get('/about', { 'x-forwarded-proto': 'http' })],
    ['a program by http', 403, await get('/metrics', { 'x-forwarded-proto': 'http' })],
    ['an unknown page', 404, await get('/atlantis')],
    ['a wrong method', 405, await post('/about', {})],
  ];
}

async function listApiKinds({ get, post, origin }: ServedApp): Promise<readonly Kind[]> {
  const asJson = { accept: 'application/json' };
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${origin}/api/quote`, { method: 'POST', headers, body });
  const busy = await serveApp({ postsPerMinute: 1, board });
  await busy.post('/api/quote', {});
  const broken = await serveApp({ store: aStoreThatFails(new Error('away')), board });
  return [
    ['a lead kept', 303, await post('/api/quote', aQuote())],
    ['a lead kept, as JSON', 200, await post('/api/quote', aQuote(), asJson)],
    ['a faulty form', 422, await post('/api/quote', {})],
    ['a faulty form, as JSON', 422, await post('/api/quote', {}, asJson)],
    ['another site', 403, await post('/api/quote', aQuote(), { origin: 'https://evil.example' })],
    ['too much', 413, await post('/api/quote', { message: 'x'.repeat(70_000) })],
    ['another kind of body', 415, await send({ 'content-type': 'text/plain' }, 'x')],
    ['what cannot be read', 400, await send({ 'content-type': 'application/json' }, '{')],
    ['too many', 429, await busy.post('/api/quote', {})],
    ['a store that is away', 503, await broken.post('/api/quote', aQuote())],
    ['a wrong method of the API', 405, await get('/api/quote')],
    ['an unknown path of the API', 404, await get('/api/nothing')],
    ['a ZIP code', 200, await get('/api/coverage?zip=33139')],
    ['a ZIP code, as a page', 200, await get('/api/coverage?zip=33139', { accept: 'text/html' })],
    ['no ZIP code', 400, await get('/api/coverage?zip=x')],
    ['no technician’s link', 404, await get('/technician/x')],
    ['no technician', 404, await get('/technician')],
    ['a technician’s press without a link', 404, await post('/api/technician/visits/x', {})],
    ['no photo of a technician’s', 404, await get('/api/technician/visits/x/photos/y')],
    ['health', 200, await get('/healthz')],
    ['readiness', 200, await get('/readyz')],
    ['no readiness', 503, await broken.get('/readyz')],
    ['figures', 200, await get('/metrics', { authorization: `Bearer ${token}` })],
    ['figures without the token', 401, await get('/metrics')],
    ['a form without a type', 415, await send({ ...form, 'content-type': '' }, 'name=x')],
  ];
}

async function listBoardKinds(app: ServedApp): Promise<readonly Kind[]> {
  const stranger = aBoardVisitor(app);
  const signedIn = await stranger.post('/sign-in', { token: await inviteToBoard(app, 'Ana') });
  const ana = aBoardVisitor(app, signedIn.headers.get('set-cookie')?.split(';')[0]);
  const list = await ana.get('/leads');
  return [
    ['a sign-in', 200, signedIn],
    ['a sign-in refused', 401, await stranger.post('/sign-in', { token: 'x' })],
    ['a list', 200, list],
    ['an unchanged list', 304, await ana.get('/leads', { 'if-none-match': list.headers.get('etag') ?? '' })],
    ['a spreadsheet', 200, await ana.get('/leads.csv')],
    ['figures of the board', 200, await ana.get('/figures')],
    ['no lead', 404, await ana.get('/leads/nobody')],
    ['no mark', 422, await ana.post('/leads/x/marks', {})],
    ['a stranger', 401, await stranger.get('/leads')],
    ['a wrong method of the board', 405, await stranger.post('/leads')],
    ['another site at the board', 403, await ana.get('/leads', { 'sec-fetch-site': 'cross-site' })],
    ['a sign-out', 204, await ana.post('/sign-out')],
  ];
}

async function listKinds(app: ServedApp): Promise<readonly Kind[]> {
  return [...(await listSiteKinds(app)), ...(await listApiKinds(app)), ...(await listBoardKinds(app))];
}

test('every kind of answer carries all security headers, and lets no other site read it', async () => {
  const app = await aWholeApp();
  const kinds = await listKinds(app);
  expect(kinds.map(([name, , { status }]) => [name, status])).toEqual(
    kinds.map(([name, status]) => [name, status]),
  );
  expect(app.securityHeaders.map(([name]) => name)).toContain('Strict-Transport-Security');
  for (const [name, , { headers }] of kinds) {
    for (const [header, value] of app.securityHeaders) {
      // The address of a private page is told to nobody.
      const isPrivate = header === 'Referrer-Policy' && name.includes('technician');
      expect(headers.get(header), `${name}: ${header}`).toBe(isPrivate ? 'no-referrer' : value);
    }
    expect(headers.get('content-security-policy'), name).not.toContain('unsafe');
    expect(headers.get('access-control-allow-origin'), name).toBeNull();
    expect(headers.get('x-powered-by') ?? headers.get('server'), name).toBeNull();
  }
});

test('every answer with a body says what it is, and text in which alphabet', async () => {
  const app = await aWholeApp();
  const kinds = await listKinds(app);
  for (const [name, , answer] of kinds) {
    const { byteLength } = await answer.arrayBuffer();
    if (byteLength === 0) continue;
    const type = answer.headers.get('content-type') ?? '';
    expect(type, name).toMatch(/^(?:text\/.+charset=utf-8|application\/json|video\/)/iu);
  }
});

test('what could name a person is kept by no cache', async () => {
  const app = await aWholeApp();
  const kinds = [...(await listApiKinds(app)), ...(await listBoardKinds(app))];
  for (const [name, status, { headers, url }] of kinds) {
    const isPublic = url.includes('/api/coverage') && status === 200;
    expect(headers.get('cache-control'), name).toBe(isPublic ? 'public, max-age=3600' : 'no-store');
  }
});

test.each([
  ['what is not HTTP', 400, 'nonsense\r\n\r\n'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nA: ${'y'.repeat(17_000)}\r\n\r\n`],
])('%s is answered %i in words, with the phone number and the security headers', async (_, status, text) => {
  const { origin, securityHeaders } = await serveApp({ board });
  const answer = await sendRaw(origin, text);
  const [head = '', page = ''] = answer.split('\r\n\r\n');
  expect(page).toMatch(/<h1>\w[^]*href="tel:\+13055550142"/u);
  expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(page)}`);
  expect(head).toContain('\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store');
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  for (const [name, value] of securityHeaders) expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
});
