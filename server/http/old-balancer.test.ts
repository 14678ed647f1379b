// Balancers that ask for our health as in 1996: HTTP/1.0, and no host.
import { sendRaw } from '../../tests/support/network/talk.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

test.each(['/healthz', '/readyz'])('%s is answered by HTTP/1.0 without a host', async (path) => {
  const { origin } = await serveApp();
  const answer = await sendRaw(origin, `GET ${path} HTTP/1.0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/u);
  expect(answer).toMatch(/\r\n\r\n\{"status":"(?:up|ready)"/u);
});

test('by HTTP/1.1 a host must be named', async () => {
  const { origin } = await serveApp();
  const answer = await sendRaw(origin, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
});
