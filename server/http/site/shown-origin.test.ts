// A site built without its origin names a stand-in. Where the server knows better, every form of every file says so.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeSite } from '../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import type { SiteOrigin } from './shown-origin.ts';
import { loadSite } from './site.ts';

const placeholder = 'https://www.example.com';
const shown = 'https://fridge-friends.test:8443';
const changed = { placeholder, kind: 'changed', shown } as const;

function aNamingPage(path: string): string {
  const address = placeholder + path;
  const data = JSON.stringify({ '@type': 'WebPage', url: address, image: `${placeholder}/social.png` });
  return `<!doctype html><html lang="en"><head><title>Línea ${path}</title><link rel="canonical" href="${address}"><meta property="og:url" content="${address}"><script type="application/ld+json">${data}</script></head><body><form><input name="name"></form><p>${'Reparación de lavadoras 洗衣机. '.repeat(30)}</p></body></html>`;
}

const locs = Array.from({ length: 40 }, (_, index) => `<loc>${placeholder}/page-${index}</loc>`).join('');
const files = {
  'index.html': aNamingPage('/'),
  'about.html': aNamingPage('/about'),
  '404.html': aNamingPage('/404'),
  'sitemap-pages.xml': `<urlset>${locs}</urlset>`,
  // Short: it has no compressed copy beside it.
  'robots.txt': `Sitemap: ${placeholder}/sitemap-pages.xml`,
  '_astro/site.a1b2c3.js': `export const hashed = '${placeholder}'; ${'x();'.repeat(80)}`,
};

async function aServedSite(origin?: SiteOrigin): Promise<ServedApp> {
  const folder = await aFolder();
  writeSite(folder, files);
  return serveApp({ site: loadSite(folder, origin) });
}

type Raw = { readonly headers: ReadonlyMap<string, string>; readonly status: number; readonly body: Buffer };

/** As it comes over the wire: fetch would unpack it. */
function ask(app: ServedApp, path: string, headers: Record<string, string>, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(app.origin + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({ headers: new Map(named), status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;

test('every form of every page, the sitemap and robots.txt name the origin that is shown, and nothing else is changed', async () => {
  const app = await aServedSite(changed);
  const paths = { '/': 'index.html', '/about': 'about.html', '/nowhere': '404.html' } as const;
  const asked = { ...paths, '/sitemap-pages.xml': 'sitemap-pages.xml', '/robots.txt': 'robots.txt' } as const;
  for (const [path, file] of Object.entries(asked))
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      for (const times of [1, 2]) {
        const { headers, body } = await ask(app, path, { 'accept-encoding': encoding });
        const where = `${path} ${encoding} ${times}`;
        const used = headers.get('content-encoding') ?? 'identity';
        expect(used, where).toBe(path === '/robots.txt' ? 'identity' : encoding);
        expect(Number(headers.get('content-length')), where).toBe(body.length);
        const text = (used === 'identity' ? body : unpack[encoding](body)).toString('utf8');
        expect(text, where).toBe(files[file].replaceAll(placeholder, shown));
      }
  const hashed = await ask(app, '/_astro/site.a1b2c3.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(hashed.body).toString()).toContain(placeholder);
});

test('tags, parts and word of a good copy hold for the changed page, and differ from those of the built one', async () => {
  const [app, built] = [await aServedSite(changed), await aServedSite()];
  for (const encoding of ['br', 'gzip', 'identity']) {
    const wish = { 'accept-encoding': encoding };
    const tagOf = async (app: ServedApp) => (await ask(app, '/about', wish)).headers.get('etag') ?? '';
    const tag = await tagOf(app);
    expect(tag).not.toBe(await tagOf(built));
    expect((await ask(app, '/about', { ...wish, 'if-none-match': tag })).status).toBe(304);
    const head = await ask(app, '/about', wish, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers.get('etag')).toBe(tag);
  }
  const expected = Buffer.from(files['about.html'].replaceAll(placeholder, shown));
  const at = expected.indexOf(shown);
  const part = await ask(app, '/about', { range: `bytes=${at}-${at + shown.length - 1}` });
  expect(part.status).toBe(206);
  expect(part.body.toString()).toBe(shown);
  expect(part.headers.get('content-range')).toBe(`bytes ${at}-${at + shown.length - 1}/${expected.length}`);
});

test('where no other origin is known, or it is the same, pages stay as they were built, and are counted', async () => {
  for (const origin of [
    { placeholder, kind: 'shown' },
    { placeholder, kind: 'changed', shown: placeholder },
  ] as const) {
    const folder = await aFolder();
    writeSite(folder, files);
    const site = loadSite(folder, origin);
    expect(site.placeholders).toBe(5);
    const app = await serveApp({ site });
    expect(await (await app.get('/about')).text()).toBe(files['about.html']);
  }
  const folder = await aFolder();
  writeSite(folder);
  expect(loadSite(folder, changed).placeholders).toBe(0);
});

const asAsked = { placeholder, kind: 'asked' } as const;
const address = (html: string) => /rel="canonical" href="([^"]*)"/u.exec(html)?.[1];

async function askAs(app: ServedApp, host: string, more: Record<string, string> = {}) {
  const { headers, body } = await ask(app, '/about', { host, 'accept-encoding': 'br', ...more });
  const encoding = headers.get('content-encoding');
  expect(Number(headers.get('content-length'))).toBe(body.length);
  const html = (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
  return { encoding, html, tag: headers.get('etag') };
}

test('where no origin is set, each page names the one it was asked by, the first two packed, all others plain', async () => {
  const app = await aServedSite(asAsked);
  const own = new URL(app.origin).host;
  const tags = new Set<string | undefined>();
  for (const host of [own, 'LOCALHOST:3000', 'fridge.test', '[::1]:3000', own]) {
    const { encoding, html, tag } = await askAs(app, host);
    expect(html, host).toBe(files['about.html'].replaceAll(placeholder, `http://${host.toLowerCase()}`));
    expect(encoding, host).toBe([own, 'LOCALHOST:3000'].includes(host) ? 'br' : undefined);
    tags.add(tag);
  }
  expect(tags.size).toBe(4);
  const robots = await ask(app, '/robots.txt', { host: own });
  expect(robots.body.toString()).toBe(`Sitemap: ${app.origin}/sitemap-pages.xml`);
});

test('a host that is none, or that a proxy between may have written, is not repeated', async () => {
  const app = await aServedSite(asAsked);
  for (const host of ['a"onload=x', 'a b', 'a/b', 'a@b', '<b>', 'a'.repeat(300), '[::1', 'a:b'])
    expect(address((await askAs(app, host)).html), host).toBe(`${placeholder}/about`);
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'])
    expect(address((await askAs(app, 'fridge.test', { [name]: 'x' })).html), name).toBe(
      `${placeholder}/about`,
    );
});
