import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

test('a page answers at its path with a tag, and word that a copy is still good', async () => {
  const app = await serveApp();
  const page = await app.get('/about', { 'accept-encoding': 'identity' });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
  expect(page.headers.get('vary')).toBe('Accept-Encoding');
  expect(await page.text()).toContain('<h1>About</h1>');
  const tag = page.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await app.get('/about', { 'accept-encoding': 'identity', 'if-none-match': known });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
  }
});

/** The answer as it comes over the wire: fetch would unpack it. */
function getRaw(
  url: string,
  acceptEncoding: string,
): Promise<{ readonly encoding: string; readonly tag: string; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding = '', etag = '' } = response.headers;
        resolve({ encoding, tag: etag, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('each encoding has a tag of its own, and a refused one is not sent', async () => {
  const { origin } = await serveApp();
  const brotli = await getRaw(`${origin}/about`, 'gzip, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toContain('<h1>About</h1>');
  const gzip = await getRaw(`${origin}/about`, 'br;q=0, gzip');
  expect(gzip.encoding).toBe('gzip');
  const plain = await getRaw(`${origin}/about`, 'br;q=0, *;q=0');
  expect(plain.encoding).toBe('');
  expect(plain.body.toString()).toContain('<h1>About</h1>');
  expect(new Set([brotli.tag, gzip.tag, plain.tag]).size).toBe(3);
});

test('hashed assets are kept for a year', async () => {
  const app = await serveApp();
  const asset = await app.get('/_astro/form.a1b2c3.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('a part of the film can be asked for', async () => {
  const app = await serveApp();
  const film = '/videos/repair-hero.mov';
  const part = await app.get(film, { range: 'bytes=100-109' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 100-109/614400');
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([
    100, 101, 102, 103, 104, 105, 106, 107, 108, 109,
  ]);
  const end = await app.get(film, { range: 'bytes=-5' });
  expect(end.headers.get('content-range')).toBe('bytes 614395-614399/614400');
  expect((await app.get(film, { range: 'bytes=614400-' })).status).toBe(416);
  const changed = await app.get(film, { range: 'bytes=0-4', 'if-range': '"of yesterday"' });
  expect(changed.status).toBe(200);
  expect((await changed.arrayBuffer()).byteLength).toBe(614_400);
});

test.each([
  ['/temple-terrce', '/temple-terrace'],
  ['/temple-terrce-dryer-repair', '/temple-terrace-dryer-repair'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/services/dryer-repair.html', '/services/dryer-repair'],
  ['/index.html', '/'],
  ['/about/index', '/about'],
  ['//about//', '/about'],
  ['/ABOUT.HTML?utm_source=search', '/about?utm_source=search'],
])('%s moves to %s for good', async (path, target) => {
  const app = await serveApp();
  const answer = await app.get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
});

test.each([
  '/atlantis',
  '/answers/quote-faults',
  '/answers/quote-faults.html',
  '/404',
  '/404.html',
  '/about.html.br',
  '/../package.json',
  '/%2e%2e/package.json',
  '/_astro/../../package.json',
  '//evil.example',
  '/about%00',
  '/_astro/',
  '/videos/',
  '/.git/config',
  '/server/main.ts',
])('%s is nowhere: 404 with a page', async (path) => {
  const { origin } = await serveApp();
  const { status, body } = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path }, (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, body: text }));
      })
        .on('error', reject)
        .end();
    },
  );
  expect(status).toBe(404);
  expect(body).toContain('<h1>Page not found</h1>');
});

test('HEAD answers like GET without a body; other methods are told which are allowed', async () => {
  const app = await serveApp();
  const head = await fetch(`${app.origin}/about`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
  const post = await fetch(`${app.origin}/about`, { method: 'POST', body: 'x' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});
