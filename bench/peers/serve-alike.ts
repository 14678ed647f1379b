// Built sites served as a good host would, all alike: HTTP/2 by TLS, brotli at its best, what is named by its content kept for a year.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { writeCertificate } from '../../tests/support/network/run-nginx.ts';
import { listenOnFreePort } from '../../tests/support/network/free-port.ts';

const toBrotli = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const isText = (type: string) => /^text\/|json$|xml$|javascript/u.test(type);
const isHashed = (path: string) => /^\/(?:_astro|_next\/static|assets|static)\//u.test(path);

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

async function readFirst(files: readonly string[]): Promise<readonly [string, Buffer] | undefined> {
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    if (content !== undefined) return [file, content];
  }
  return undefined;
}

async function answer(folder: string, path: string): Promise<Answer> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const found = await readFirst([file, `${file}.html`, join(file, 'index.html')]);
  const [name, content] = found ?? ['404.txt', Buffer.from('Not found')];
  const type = types[extname(name)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const status = found === undefined ? 404 : 200;
  if (!isText(type)) return { status, headers, body: content };
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: await toBrotli(content) };
}

export type ServedSite = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves a folder on a port of its own; each answer is made once. */
export async function serveAlike(folder: string): Promise<ServedSite> {
  const certificates = await mkdtemp(join(tmpdir(), 'peers-'));
  await writeCertificate(certificates);
  const [key, cert] = await Promise.all(
    ['privkey.pem', 'fullchain.pem'].map((name) => readFile(join(certificates, name))),
  );
  await rm(certificates, { recursive: true });
  const made = new Map<string, Promise<Answer>>();

  async function respond({ url, method }: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'https://localhost');
    const making = made.get(pathname) ?? answer(folder, pathname);
    made.set(pathname, making);
    const { status, headers, body } = await making;
    response.writeHead(status, headers).end(method === 'HEAD' ? '' : body);
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end());
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `https://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
