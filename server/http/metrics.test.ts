import { aQuote, noon } from '../../tests/support/builders/a-quote.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { createMetrics } from './metrics.ts';

const token = 'only-for-tests-0123456789';

async function aWatchedApp() {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  const metrics = createMetrics({
    token,
    store,
    now: () => noon + 6 * 60_000,
    elapsedMs: () => 0,
  });
  return serveApp({ store, metrics });
}

test('figures are for who has the token', async () => {
  const app = await aWatchedApp();
  expect((await app.get('/metrics')).status).toBe(401);
  expect((await app.get('/metrics', { authorization: `Bearer ${token}x` })).status).toBe(401);
  expect((await (await serveApp()).get('/metrics')).status).toBe(404);
});

test('leads, notices, their age and request times are told, and nobody is named', async () => {
  const app = await aWatchedApp();
  await app.post('/api/quote', aQuote({ name: 'Canary McWhistle' }));
  await app.get('/no/such/page/canary');
  const text = await (await app.get('/metrics', { authorization: `Bearer ${token}` })).text();
  expect(text).toContain('leads 1\n');
  expect(text).toContain('clock_doubted 0\n');
  expect(text).toContain('notices{channel="board",state="sent"} 1');
  expect(text).toContain('notices{channel="board",state="due"} 3');
  // The first reminder was due after five minutes, and no outbox runs here.
  expect(text).toContain('notice_oldest_seconds{channel="board",state="due"} 60');
  expect(text).toContain('http_request_seconds_count{method="POST",route="/api/quote",status="303"} 1');
  expect(text).toContain('route="site",status="404"');
  expect(text).not.toMatch(/canary|rosa|3139/i);
});

test('a clock that jumped is told to the monitor', async () => {
  const app = await aWatchedApp();
  await app.store.noteTime(noon);
  await app.store.noteTime(noon + 800 * 24 * 60 * 60_000);
  const text = await (await app.get('/metrics', { authorization: `Bearer ${token}` })).text();
  expect(text).toContain('clock_doubted 1\n');
});
