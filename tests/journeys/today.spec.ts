// What visitors are told of this minute, on every kind of page: at closing time and on a holiday.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { corePath } from '#domain/paths/paths.ts';
import { aClosedDay, aYearlyClosing } from '../support/builders/an-exception.ts';
import { expect, test } from '../support/browser/browser.ts';
import { startOpeningServer, toldPages } from '../support/servers/opening-server.ts';
import { field, fillIn, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';

const before = '2026-11-18T20:59:00-05:00';
const after = '2026-11-18T21:01:00-05:00';

/** What the places say that are seen or could be. */
async function said(page: Page, name: string): Promise<readonly string[]> {
  const texts = await page.locator(`[data-today="${name}"]`).allTextContents();
  return [...new Set(texts)];
}

/** The texts of the page that promise a call within minutes. */
async function minutesPromised(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /call(?:ed)? (?:you )?within 15 minutes/iu.test(line));
}

const closed = 'We’ll call you at 7 am. Can’t wait? Call now.';

test('a minute after closing no page promises minutes, and each first screen offers a call, without script', async ({
  open,
}) => {
  const server = await startOpeningServer(before);
  const page = await open(server.origin, { width: 360, hasScript: false });
  for (const path of toldPages) {
    server.setTime(before);
    await page.goto(server.origin + path);
    expect(await said(page, 'now'), path).toEqual(['Open until 9 pm']);
    server.setTime(after);
    await page.reload();
    expect(await said(page, 'now'), path).toEqual(['Visits from 7 am']);
    expect(
      (await said(page, 'promise')).every((text) => text === closed),
      path,
    ).toBe(true);
    const line = page.locator('.now-line a');
    expect(await line.innerText()).toBe('Call 24/7');
    expect((await line.boundingBox())?.y ?? 900, path).toBeLessThan(200);
    const promised = (await minutesPromised(page)).filter(
      (text) => !/\bfrom 7 am|between 7 am|before we closed/iu.test(text),
    );
    expect(promised, path).toEqual([]);
  }
});

test('an open page changes its words by itself when the office closes', async ({ open }) => {
  const server = await startOpeningServer(before);
  const page = await open(server.origin + corePath('contact'), { clock: before });
  await page.unroute('**/api/today?page=*');
  await page.reload();
  await expect.poll(() => said(page, 'promise')).toEqual(["We'll call you within 15 minutes."]);
  server.setTime(after);
  // The page says the same before it was told anything: only once it was does a minute of its own make it ask again.
  await expect
    .poll(async () => {
      await page.clock.runFor(62_000);
      return said(page, 'promise');
    })
    .toEqual([closed]);
});

test('on Thanksgiving every page says so, and counts down to no visit', async ({ open }) => {
  const server = await startOpeningServer('2026-11-26T10:00:00-05:00');
  const reason = 'Thanksgiving Day';
  await server.put(aClosedDay({ from: '2026-11-26', to: '2026-11-26', reason }));
  const page = await open(server.origin);
  for (const path of toldPages) {
    await page.goto(server.origin + path);
    expect(await said(page, 'now'), path).toEqual(['Closed today: Thanksgiving Day']);
    expect(await said(page, 'hours'), path).toEqual(['Closed today: Thanksgiving Day']);
    expect(await said(page, 'sameDay'), path).toEqual(['No same-day visits now. Next: Friday']);
  }
});

test('a holiday that is closed every year is told on its date of a year nobody typed', async ({ open }) => {
  const server = await startOpeningServer('2031-11-26T22:00:00-05:00');
  await server.put(aYearlyClosing());
  const page = await open(server.origin, { hasScript: false });
  expect(await said(page, 'now')).toEqual(['Visits from Friday, 7 am']);
  server.setTime('2031-11-27T10:00:00-05:00');
  await page.reload();
  expect(await said(page, 'now')).toEqual(['Closed today: Thanksgiving Day']);
});

test('while the answer is late, a page written without same-day visits is not counted down over', async ({
  open,
}) => {
  const at = '2026-11-26T10:00:00-05:00';
  const server = await startOpeningServer(at);
  await server.put(aClosedDay({ from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving Day' }));
  const page = await open(`${server.origin}/robots.txt`, { clock: at });
  await page.unroute('**/api/today?page=*');
  await page.route('**/api/today?page=*', (route) => route.abort('timedout'));
  await page.goto(server.origin);
  await page.clock.runFor(130_000);
  expect(await said(page, 'sameDay')).toEqual(['No same-day visits now. Next: Friday']);
});

test('same-day visits switched off are counted down nowhere', async ({ open }) => {
  const server = await startOpeningServer('2026-11-18T10:00:00-05:00');
  const untilMs = Date.parse('2026-11-19T00:00:00-05:00');
  await server.put({ kind: 'same-day-off', id: 'storm-off', untilMs, regions: [], reason: 'Storm' });
  const page = await open(server.origin);
  expect(await said(page, 'sameDay')).toEqual(['No same-day visits now. Next: Thursday']);
  await server.takeAway('storm-off');
  await page.reload();
  await expect
    .poll(async () => (await said(page, 'sameDay')).join())
    .toMatch(/For a visit today, ask before 4 pm \(6\s?h 0\s?min left\)/u);
});

test('nothing moves when the server has not written the page: late words take the room of the first', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-26T10:00:00-05:00');
  const page = await open('/privacy-policy');
  // From the build, because the server would write in it what is true at the hour of the test.
  const built = await readFile('dist/clearwater.html', 'utf8');
  await server.put(aClosedDay({ from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving Day' }));
  const told = await (await fetch(`${server.origin}/api/today?page=clearwater`)).text();
  await page.route('**/api/today?page=*', async (route) => route.fulfill({ body: told }));
  await page.route('**/clearwater', async (route) =>
    route.fulfill({ body: built, contentType: 'text/html' }),
  );
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) document.documentElement.dataset.shift = String(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/clearwater');
  await expect.poll(() => said(page, 'now')).toEqual(['Closed today: Thanksgiving Day']);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.005);
});

test('a ZIP code outside our places is told before the form is sent, in the toast, and after', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-18T12:00:00-05:00');
  const page = await open(server.origin + corePath('contact'));
  await wakeForm(page);
  await fillIn(page, { ...someAnswers('outside@example.com'), zip: '90210' });
  await page.getByText('90210 is not on our list.').waitFor();
  await field(page, 'zip').fill('33139');
  await expect.poll(async () => page.getByText('is not on our list.').isVisible()).toBe(false);
  await field(page, 'zip').fill('90210');
  await page.getByText('90210 is not on our list.').waitFor();
  await send(page);
  await page.waitForURL(/\/submitted/u);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/not on our list|outside/iu);
});

for (const hasScript of [true, false]) {
  test(`a message with an email address alone is promised an email, ${hasScript ? 'with' : 'without'} script`, async ({
    open,
  }) => {
    const server = await startOpeningServer(after);
    const page = await open(server.origin + corePath('contact'), { hasScript });
    const form = page.locator('form[action="/api/message"]');
    expect(await form.innerText()).toContain(
      'Left only an email address? We answer by email after we open at 7 am.',
    );
    await form.scrollIntoViewIfNeeded();
    if (hasScript) await page.locator('astro-island:not([ssr]) form[action="/api/message"]').waitFor();
    await form.locator('[name=name]').fill('Rosa Diaz');
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=message]').fill('Do you repair pool pumps?');
    await form.locator('button[type=submit]').click();
    await page.waitForURL(/\/submitted/u);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/e-?mail/iu);
    expect(text).not.toMatch(/we(?:'|’)?ll call you|we call you within/iu);
  });
}

test('where no server answers, the page keeps saying what holds at any hour', async ({ open }) => {
  const page = await open('/privacy-policy', { provokes: 'Failed to fetch' });
  await page.route('**/api/today?page=*', async (route) => route.abort());
  const built = await (await fetch(new URL('/contact', page.url()))).text();
  await page.route('**/contact', async (route) =>
    route.fulfill({
      body: built.replaceAll(/(data-today="promise">)[^<]*/gu, '$1Call to be sure.'),
      contentType: 'text/html',
    }),
  );
  await page.goto('/contact');
  await wakeForm(page);
  expect(await said(page, 'promise')).toEqual(['Call to be sure.']);
});
