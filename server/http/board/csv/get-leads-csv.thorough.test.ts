import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { parseCsv } from '../../../../tests/support/servers/parse-csv.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../../../tests/support/machine/temporary-folder.ts';
import { expect, test, vi } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

test('a thousand leads are exported whole, and the next operator is let in after the last', async () => {
  const app = await serveApp();
  await fillStore(app.store, { leads: 1000 });
  const ana = await anOperator(app);
  for (let time = 0; time < 2; time += 1) {
    const rows = parseCsv(await (await ana.get('/leads.csv')).text());
    expect(rows).toHaveLength(1001);
    expect(new Set(rows.map((row) => row.at(-1))).size).toBe(1001);
  }
});

test('while one export is taken, the board goes on, and a second is told in words to wait, until the first is given up', async () => {
  const app = await serveApp();
  // More than the sockets between us would hold.
  await fillStore(app.store, { leads: 6000 });
  const [ana, ben] = [await anOperator(app, 'Ana'), await anOperator(app, 'Ben')];
  const first = await ana.get('/leads.csv');
  const reader = first.body?.getReader();
  await reader?.read();
  const second = await ben.get('/leads.csv');
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('30');
  expect(await second.text()).toMatch(/^Another export of leads is under way\. Please wait/u);
  expect((await ben.get('/figures')).status).toBe(200);
  await reader?.cancel();
  const takeOne = async () => parseCsv(await (await ben.get('/leads.csv')).text()).length;
  await expect.poll(takeOne, { timeout: 100_000, interval: 500 }).toBe(6001);
});

test('a store that is away is a 503 and no file; one that goes away breaks the file off, and the next is let in', async () => {
  const kept = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  await fillStore(kept, { leads: 200 });
  let pagesUntilAway = 0;
  const printed = vi.spyOn(console, 'error');
  const store: LeadStore = {
    ...kept,
    listExported(filter) {
      pagesUntilAway -= 1;
      return pagesUntilAway === -1 ? Promise.reject(new Error('secret words')) : kept.listExported(filter);
    },
  };
  const app = await serveApp({ store });
  const ana = await anOperator(app);
  expect((await ana.get('/leads.csv')).status).toBe(503);
  pagesUntilAway = 2;
  await expect((await ana.get('/leads.csv')).text()).rejects.toThrow('terminated');
  expect(app.lines.filter((line) => line.includes('export broken off'))).toHaveLength(1);
  expect(app.lines.join('')).toMatch(
    /"fault":"Error","frames":\["[^"]*get-leads-csv\.thorough\.test\.ts:\d+"/u,
  );
  expect(app.lines.join('')).not.toContain('secret words');
  // The framework would print what broke a stream, with all its words.
  expect(printed).not.toHaveBeenCalled();
  expect(parseCsv(await (await ana.get('/leads.csv')).text())).toHaveLength(201);
});

test('only what was received on the chosen days is exported, the last included, in the company’s zone', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  // Noon in Florida, and a minute around two midnights there.
  const day = 24 * 60 * 60_000;
  const midnight = noon + 12 * 60 * 60_000;
  const times = [noon - day, midnight - day - 1, midnight - day, noon, midnight - 1, midnight];
  for (const receivedAt of times) await app.store.saveLead(aSubmission({}, { receivedAt }));
  const countOf = async (query: string) =>
    parseCsv(await (await ana.get(`/leads.csv?${query}`)).text()).length - 1;
  expect(await countOf('from=2026-06-10&to=2026-06-10')).toBe(3);
  expect(await countOf('from=2026-06-10&to=')).toBe(4);
  expect(await countOf('from=&to=2026-06-09')).toBe(2);
  expect(await countOf('from=&to=')).toBe(6);
  expect((await ana.get('/leads.csv?from=June')).status).toBe(422);
});
