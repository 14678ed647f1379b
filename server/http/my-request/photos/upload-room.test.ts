import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '../../../../tests/support/builders/picture-files.ts';
import { aQuote } from '../../../../tests/support/builders/a-quote.ts';
import { requestTemplates as templates } from '../../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../../tests/support/servers/serve-app.ts';
import { createUploadRoom, mostUploadBytes, mostUploadBytesPerClient } from './upload-room.ts';

const path = '/api/my-request/photos';
const half = mostUploadBytesPerClient;

/** A room whose clock the test turns, and who had to give way. */
function aRoom() {
  const clock = { now: 0 };
  const gone: string[] = [];
  const room = createUploadRoom(() => clock.now);
  const enter = (name: string, client = name) => room.doorOf(client)(() => gone.push(name));
  return { enter, gone, passSeconds: (seconds: number) => void (clock.now += seconds * 1000) };
}

test('what has come counts, and a client has half of the room', () => {
  const { enter } = aRoom();
  const ana = enter('ana');
  expect(ana?.hold(half)).toBe(true);
  expect(enter('another of Ana', 'ana')).toBeUndefined();
  expect(ana?.hold(half + 1)).toBe(false);
  expect(enter('bo')?.hold(mostUploadBytes - half)).toBe(true);
  expect(enter('cy')).toBeUndefined();
  ana?.leave();
  expect(enter('cy')?.hold(half)).toBe(true);
});

test('in a full room who has been at it longest gives way, but not at once, and not while we work', async () => {
  const { enter, gone, passSeconds } = aRoom();
  const ana = enter('ana');
  expect(ana?.hold(half)).toBe(true);
  passSeconds(1);
  const bo = enter('bo');
  expect(bo?.hold(half)).toBe(true);
  passSeconds(8);
  expect(enter('cy')).toBeUndefined();
  const working = Promise.withResolvers<undefined>();
  const worked = ana?.duringWork(working.promise);
  passSeconds(2);
  expect(enter('cy')).toBeDefined();
  expect(gone).toEqual(['bo']);
  expect(bo?.hold(1)).toBe(false);
  working.resolve(undefined);
  await worked;
  expect(ana?.hold(half)).toBe(true);
  // Its next photo has only begun.
  expect(enter('dee')?.hold(half)).toBe(false);
  passSeconds(10);
  expect(enter('eve')?.hold(half)).toBe(true);
  expect(gone).toEqual(['bo', 'ana']);
});

test('of a client who has their share it is their own that gives way', () => {
  const { enter, gone, passSeconds } = aRoom();
  enter('bo');
  enter('ana')?.hold(half);
  passSeconds(10);
  expect(enter('another of Ana', 'ana')).toBeDefined();
  expect(gone).toEqual(['ana']);
});

async function sendQuote(app: ServedApp, name: string): Promise<string> {
  const answer = await app.post('/api/quote', aQuote({ name, email: `${name}@example.com` }));
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Begins a post that says it has twenty megabytes, sends two pieces of it, and no more; resolves when the server listens to it. */
async function startSlowly(app: ServedApp, from: string, cookie: string): Promise<void> {
  const { hostname, port, origin, host } = new URL(app.origin);
  const head = [
    ...[`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`],
    ...[`X-Forwarded-For: ${from}`, 'Expect: 100-continue', 'Content-Length: 20000000'],
    'Content-Type: multipart/form-data; boundary=b',
  ];
  const socket: Socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const listening = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await listening;
  const part = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"';
  socket.write(`--b\r\n${part}\r\n\r\n${'x'.repeat(36_000)}`);
}

test('four slow uploads from two addresses leave room for everybody else', async () => {
  const app = await serveApp({ templates, proxies: 1, ownOrigins: [] });
  const slow = await sendQuote(app, 'Ana');
  for (const from of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'])
    await startSlowly(app, from, slow);
  const cookie = await sendQuote(app, 'Rosa');
  const body = new FormData();
  body.append('photo', new Blob([Uint8Array.from(await aPicture(120, 80).jpeg().toBuffer())]), 'a.jpg');
  const answer = await fetch(app.origin + path, {
    method: 'POST',
    body,
    headers: { origin: app.origin, cookie, 'x-forwarded-for': '203.0.113.3', accept: 'application/json' },
  });
  expect(await answer.json()).toMatchObject({ kind: 'kept' });
  expect(answer.status).toBe(200);
});
