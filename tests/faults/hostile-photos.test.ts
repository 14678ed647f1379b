// Files and posts that are sent to hurt: each is answered, none is kept as it was sent, and nobody else notices.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { listHostileFiles } from '../support/hostile/hostile-photos.ts';
import { photoCanary } from '../support/builders/picture-files.ts';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite, builtRequestTemplates } from '../support/servers/a-site.ts';
import { sendRaw } from '../support/network/talk.ts';
import { startServer, type RunningServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';
import { watchMemory } from '../support/servers/watch-memory.ts';
import { countOnDisk } from '../support/stores/words-on-disk.ts';

const path = '/api/my-request/photos';
const megabyte = 1024 * 1024;

async function aServer(): Promise<RunningServer> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'), builtRequestTemplates());
  const server = await startServer({ folder });
  onTestFinished(() => server.kill());
  return server;
}

let sent = 0;
async function sendQuote({ origin }: RunningServer): Promise<string> {
  sent += 1;
  const fields = aQuote({ request_id: `hostile-${sent}`, email: `rosa${sent}@example.com` });
  const answer = await fetch(`${origin}/api/quote`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Somebody else looks whether the server is there, and sends a request of their own. */
async function visit(server: RunningServer): Promise<void> {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await sendQuote(server);
}

test('forty hostile files are each answered in words, and none is kept as it was sent', async () => {
  const server = await aServer();
  const files = await listHostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(40);
  const most = watchMemory(server);
  const endings: string[] = [];
  /** Of the files that were decoded, and answered only then: whether others were served in the meantime. */
  const servedMeanwhile: boolean[] = [];
  const left = files.values();
  const sendAll = async () => {
    for (const { what, name = 'photo.jpg', bytes, ends } of left) {
      const cookie = await sendQuote(server);
      const body = new FormData();
      body.append('photo', new Blob([Uint8Array.from(bytes)]), name);
      const order: string[] = [];
      const headers = { origin: server.origin, cookie, accept: 'application/json' };
      const [answer] = await Promise.all([
        fetch(server.origin + path, { method: 'POST', body, headers }).finally(() => order.push('photo')),
        visit(server).finally(() => order.push('visit')),
      ]);
      const { kind, problem }: { kind?: string; problem?: string } = Object(await answer.json());
      const ending = kind === 'kept' ? 'kept' : 'refused';
      if (ending === 'kept') servedMeanwhile.push(order[0] === 'visit');
      endings.push(`${what}: ${answer.status} ${ending}`);
      expect([200, 422], what).toContain(answer.status);
      if (ends !== 'either') expect(ending, what).toBe(ends);
      if (ending === 'refused') expect(problem, what).toMatch(/\. .*call us: \(/su);
    }
  };
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  const { server: alone, all } = most();
  process.stdout.write(
    `${endings.length} files · server ${Math.round(alone / megabyte)} MB, with its process ${Math.round(all / megabyte)} MB · ` +
      `others were served during ${servedMeanwhile.filter(Boolean).length} of ${servedMeanwhile.length} decodings\n`,
  );
  expect(all).toBeLessThan(300 * megabyte);
  expect(alone).toBeLessThan(300 * megabyte);
  // Decoding begins with a process of its own; a server that did it itself would serve nobody before it is done.
  expect(servedMeanwhile.length).toBeGreaterThan(5);
  expect(servedMeanwhile.filter(Boolean).length).toBeGreaterThan(servedMeanwhile.length / 2);
  expect(await countOnDisk(server.dataDir, new RegExp(`${photoCanary}|<script|PK\\x03\\x04`, 'gu'))).toEqual(
    {},
  );
  expect(server.lines.join('\n')).not.toContain(photoCanary);
  expect(server.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  const store = await openSqliteStore(join(server.dataDir, 'leads.sqlite'));
  onTestFinished(() => store.close());
  for (const row of await store.readPhotoRows(undefined)) {
    expect(Buffer.from(row.webp.subarray(0, 4)).toString()).toBe('RIFF');
    expect(row.webp.length).toBeLessThanOrEqual(300_000);
    expect(Math.max(row.width, row.height)).toBeLessThanOrEqual(1600);
  }
});

test('posts that are no posts are answered or let go, and the next is taken', async () => {
  const server = await aServer();
  const { host } = new URL(server.origin);
  const part = (name: string, body = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n${body}\r\n`;
  const end = '--b--\r\n';
  const posts: readonly (readonly [what: string, body: string, type?: string, length?: number])[] = [
    ['two thousand parts', part('a.jpg').repeat(2000) + end],
    [
      'two thousand fields',
      `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n`.repeat(2000) + end,
    ],
    ['no boundary', part('a.jpg') + end, 'multipart/form-data'],
    ['another boundary', part('a.jpg') + end, 'multipart/form-data; boundary=c'],
    ['no end', part('a.jpg')],
    ['nothing at all', ''],
    ['only the end', end],
    [
      'one in another',
      `--b\r\nContent-Disposition: form-data; name="photo"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n${end}`,
    ],
    ['a header of 100 kB', `--b\r\nX: ${'x'.repeat(100_000)}\r\n\r\n${end}`],
    ['a thousand headers', `--b\r\n${'X: y\r\n'.repeat(1000)}\r\n${end}`],
    ['a length that is too short', part('a.jpg') + end, 'multipart/form-data; boundary=b', 20],
    ['a boundary of 8 kB', part('a.jpg') + end, `multipart/form-data; boundary=${'b'.repeat(8000)}`],
  ];
  for (const [what, body, type = 'multipart/form-data; boundary=b', length = body.length] of posts) {
    const cookie = await sendQuote(server);
    const head = [
      `POST ${path} HTTP/1.1`,
      ...[`Host: ${host}`, `Cookie: ${cookie}`, `Content-Type: ${type}`, `Content-Length: ${length}`],
      'Connection: close',
    ];
    const answer = await sendRaw(server.origin, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(answer, what).toMatch(/^HTTP\/1\.1 4(?:00|22|13) /u);
  }
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(server.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
