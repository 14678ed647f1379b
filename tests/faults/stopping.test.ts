// Asked to stop, the server finishes what it was asked before and keeps nobody waiting.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startServer, type RunningServer } from '../support/servers/start-server.ts';
import { talkTo } from '../support/network/talk.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

async function aServer(): Promise<RunningServer> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  return startServer({ folder });
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
