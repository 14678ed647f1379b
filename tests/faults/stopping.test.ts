// Asked to stop, the server finishes what it was asked before and keeps nobody waiting.
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aQuote } from '../support/a-quote.ts';
import { writeSite } from '../support/a-site.ts';
import { startServer, type RunningServer } from '../support/start-server.ts';
import { aFolder } from '../support/temporary-folder.ts';

async function aServer(): Promise<RunningServer> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  return startServer({ folder });
}

type Talk = {
  readonly send: (text: string) => void;
  readonly heard: () => string;
  readonly closed: Promise<void>;
};

function talkTo(origin: string): Promise<Talk> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let heard = '';
    const socket = connect(Number(port), hostname, () => {
      resolve({ send: (text) => void socket.write(text), heard: () => heard, closed });
    });
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (heard += text));
    socket.on('error', reject);
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
  });
}

test('a post that is half sent when the server is asked to stop is still kept and thanked for', async () => {
  const server = await aServer();
  const body = new URLSearchParams(aQuote()).toString();
  const talk = await talkTo(server.origin);
  talk.send(
    `POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  // The half must have arrived before the signal does: another request, answered, says so.
  await fetch(`${server.origin}/healthz`);
  const stopped = server.stop();
  await expect.poll(() => server.lines.join('')).toContain('"stopping"');
  talk.send(body.slice(20));
  await talk.closed;
  expect(talk.heard()).toMatch(/^HTTP\/1\.1 303 /);
  expect(talk.heard()).toMatch(/^connection: close/im);
  expect(await stopped).toBe(0);
});

test('an idle connection does not hold the server', async () => {
  const server = await aServer();
  const talk = await talkTo(server.origin);
  talk.send('GET /about HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => talk.heard()).toContain('</html>');
  const askedAt = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(2000);
});

const halfAPost =
  'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=';

// Each waits for a limit to run out, so they wait together.
describe.concurrent('slow clients', () => {
  test('a client that never ends its headers is let go within six seconds', async () => {
    const server = await aServer();
    const talk = await talkTo(server.origin);
    const startedAt = performance.now();
    talk.send('GET /about HTTP/1.1\r\nHost: x\r\n');
    await talk.closed;
    expect(performance.now() - startedAt).toBeLessThan(7000);
    expect(talk.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(talk.heard()).toMatch(/did not reach us in time[^]*href="tel:\+1\d{10}"/u);
    await server.stop();
  }, 60_000);

  test('a client that never ends its post is let go within eleven seconds', async () => {
    const server = await aServer();
    const talk = await talkTo(server.origin);
    const startedAt = performance.now();
    talk.send(halfAPost);
    await talk.closed;
    expect(performance.now() - startedAt).toBeLessThan(12_000);
    expect(talk.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(talk.heard()).toMatch(/did not reach us in time[^]*href="tel:\+1\d{10}"/u);
    await server.stop();
  }, 60_000);

  test('a client that never ends its post does not hold a server that is asked to stop beyond ten seconds', async () => {
    const server = await aServer();
    const talk = await talkTo(server.origin);
    talk.send(halfAPost);
    await fetch(`${server.origin}/healthz`);
    const askedAt = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(10_000);
  }, 60_000);
});
