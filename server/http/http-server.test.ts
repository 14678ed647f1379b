import { expect, onTestFinished, test } from 'vitest';
import { talkTo } from '../../tests/support/network/talk.ts';
import { createHttpServer, drain, listen } from './http-server.ts';

const short = { headersMs: 200, requestMs: 400, lookEveryMs: 20 };
/** So long that a busy machine ends nothing by itself. */
const long = { ...short, headersMs: 60_000, requestMs: 60_000 };

/** A server that answers what comes whole. */
async function aServer(patience: typeof short) {
  const server = createHttpServer(
    (request, response) => request.on('end', () => response.end('whole')).resume(),
    [['X-Frame-Options', 'DENY']],
    '+13055550123',
    patience,
  );
  onTestFinished(() => server.closeAllConnections());
  const port = await listen(server, '127.0.0.1', 0);
  return { server, origin: `http://127.0.0.1:${port}` };
}

const halfAHead = 'GET /about HTTP/1.1\r\nHost: x\r\n';
const halfAPost = 'POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nname=';

test.each([
  ['its headers', halfAHead],
  ['its post', halfAPost],
])('a client that never ends %s is let go with the phone number', async (_what, half) => {
  const { server, origin } = await aServer(short);
  const talk = await talkTo(origin);
  talk.send(half);
  await talk.closed;
  expect(talk.heard()).toMatch(/^HTTP\/1\.1 408 [^]*X-Frame-Options: DENY/u);
  expect(talk.heard()).toMatch(/did not reach us in time[^]*href="tel:\+13055550123"/u);
  await drain(server, 0);
});

test('a client that never ends its post does not hold a server that is asked to stop', async () => {
  const { server, origin } = await aServer(long);
  const talk = await talkTo(origin);
  talk.send(halfAPost);
  await expect.poll(() => fetch(origin).then((answer) => answer.text())).toBe('whole');
  await drain(server, 50);
  await talk.closed;
  expect(talk.heard()).toBe('');
});
