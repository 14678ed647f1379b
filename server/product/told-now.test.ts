// What the owner says on the board stands in every answer of the server: pages, answers to forms, ZIP checks.
import { join } from 'node:path';
import { aLead, aPick } from '../../tests/support/builders/a-pick.ts';
import { anAction } from '../../tests/support/builders/a-visit.ts';
import { aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { answerParts } from '#site/answers/answer-parts.tsx';
import { noon } from '../../tests/support/builders/a-quote.ts';
import { writeSite } from '../../tests/support/servers/a-site.ts';
import { anOperator } from '../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import { loadSite } from '#server/http/site/site.ts';

/** As the site build writes them, on a page about a place. */
function aToldPage(place: string): string {
  const band = `<section data-place="${place}" hidden="" data-notices=""></section>`;
  const texts = ['now', 'promise', 'nextWindow'].map(
    (name) => `<span data-today="${name}">${name === 'nextWindow' ? '' : 'at any hour'}</span>`,
  );
  return `<html><head><title>Open 7 am to 9 pm</title></head><body>${band}${texts.join('')}<!--part--><!--/part-->${' '.repeat(200)}</body></html>`;
}

async function aToldSite() {
  const folder = join(await aFolder(), 'dist');
  writeSite(folder, {
    'clearwater.html': aToldPage('clearwater'),
    'miami.html': aToldPage('miami'),
    '404.html': aToldPage(''),
    'answers/quote-faults.html': aToldPage(''),
    'answers/message-faults.html': aToldPage(''),
    'answers/coverage.html': aToldPage(''),
    'llms.txt': `Visits: 7 am to 9 pm.${' '.repeat(200)}`,
  });
  const clock = { now: noon };
  const app = await serveApp({ site: { ...loadSite(folder), parts: answerParts }, now: () => clock.now });
  const page = async (path: string) => (await app.get(path)).text();
  const answers = async () => [
    await page('/clearwater'),
    await page('/miami'),
    await page('/nowhere-at-all'),
    await (await app.post('/api/quote', { name: '' })).text(),
    await (await app.get('/api/coverage?zip=33755', { accept: 'text/html' })).text(),
  ];
  return { app, clock, page, answers, owner: await anOperator(app) };
}

test('at noon every answer promises the minutes, a minute after closing none does', async () => {
  const { clock, answers } = await aToldSite();
  for (const answer of await answers()) expect(answer).toContain('within 15 minutes');
  clock.now = Date.parse('2026-06-10T21:01:00-04:00');
  for (const answer of await answers()) {
    expect(answer).not.toContain('15 minutes');
    expect(answer).toContain('Visits from 7 am');
  }
});

test('a day that is closed is closed in every answer, and open again when that is taken back', async () => {
  const { owner, answers } = await aToldSite();
  const exception = aClosedDay({ from: '2026-06-10', to: '2026-06-10', reason: 'Company picnic' });
  await owner.post('/opening', { exception });
  for (const answer of await answers()) expect(answer).toContain('Closed today: Company picnic');
  await owner.ask('DELETE', `/opening/${exception.id}`);
  for (const answer of await answers()) expect(answer).not.toContain('picnic');
});

test('the first open window stands on the pages of its region and in the answers to scripts, until somebody holds it', async () => {
  const { app, page } = await aToldSite();
  const line = async (path: string) => /data-today="nextWindow">([^<]*)/u.exec(await page(path))?.[1];
  const told = async (question: string): Promise<unknown> => (await app.get(`/api/today?${question}`)).json();
  expect(await line('/miami')).toBe('');
  await app.store.saveVisitPlan(
    [13, 15].map((fromHour) => ({ weekday: 3, fromHour, places: { 'miami-dade': 1 } })),
    anAction(),
  );
  await app.countWindows();
  expect(await line('/miami')).toBe('Next open window in Miami: today, 1–3 pm');
  expect(await line('/clearwater')).toBe('');
  await app.store.pickWindow(aPick(await aLead(app.store), { date: '2026-06-10', fromHour: 13 }));
  await app.countWindows();
  expect(await line('/miami')).toBe('Next open window in Miami: today, 3–5 pm');
  const nextWindow = 'Next open window for your ZIP code: today, 3–5 pm';
  expect(await told('zip=33131')).toMatchObject({ nextWindow });
  expect(await told('zip=33755')).not.toHaveProperty('nextWindow');
  expect(await told('page=miami')).toMatchObject({
    page: { texts: { nextWindow: await line('/miami') }, changesAt: noon + 60_000 },
  });
});

test('a notice for a county stands on its pages and those about no place, under another tag, and not elsewhere', async () => {
  const { app, owner, answers } = await aToldSite();
  const tagOf = async () => (await app.get('/clearwater')).headers.get('etag') ?? '';
  const before = await tagOf();
  const storm = aStorm();
  await owner.post('/opening', { exception: storm });
  const [clearwater, miami, missing] = await answers();
  expect(clearwater).toContain(`data-notices=""><p>${storm.text}</p>`);
  expect(missing).toContain(storm.text);
  expect(miami).not.toContain(storm.text);
  expect((await app.get('/clearwater', { 'if-none-match': before })).status).toBe(200);
  expect((await app.get('/clearwater', { 'if-none-match': await tagOf() })).status).toBe(304);
  await owner.ask('DELETE', `/opening/${storm.id}`);
  expect(await tagOf()).toBe(before);
});

test('hours that hold from now on are named in every text', async () => {
  const { owner, page } = await aToldSite();
  const hours = { kind: 'hours', id: 'exception-hours', from: '2026-06-10', to: null, reason: '' };
  await owner.post('/opening', { exception: { ...hours, opensAtHour: 8, closesAtHour: 18 } });
  for (const path of ['/clearwater', '/miami', '/llms.txt'])
    expect(await page(path), path).toContain('8 am to 6 pm');
});

test('what somebody typed into a form stays as they typed it', async () => {
  const { app, owner } = await aToldSite();
  const hours = { kind: 'hours', id: 'exception-hours', from: '2026-06-10', to: null, reason: '' };
  await owner.post('/opening', { exception: { ...hours, opensAtHour: 8, closesAtHour: 18 } });
  const page = await (await app.post('/api/message', { name: 'After 9 pm', message: 'From 7 am' })).text();
  expect(page).toContain('After 9 pm');
});
