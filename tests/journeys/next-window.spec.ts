// Which window is open first, on every page that opens with a call, and in the form. It is what the page of a request offers first;
// the built pages name none.
import { cityPath, cityServicePath, corePath, regionPath } from '#domain/paths/paths.ts';
import { aClosedDay } from '../support/builders/an-exception.ts';
import { expect, test } from '../support/browser/browser.ts';
import { fillWindow, gulfportZip, noon, placeless, said } from '../support/requests/next-window.ts';
import { field, fillIn, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';
import { startOpeningServer } from '../support/servers/opening-server.ts';

const local = [
  cityServicePath('gulfport', 'washer'),
  cityPath('gulfport'),
  regionPath('west-central-florida'),
] as const;

for (const hasScript of [true, false])
  test(`${hasScript ? 'with' : 'without'} script every page of a place names its first open window, all others what holds everywhere`, async ({
    open,
  }) => {
    const server = await startOpeningServer(noon);
    await fillWindow(server, 13);
    const page = await open(`${server.origin}/privacy-policy`, { width: 390, hasScript });
    for (const path of local) {
      await page.goto(server.origin + path);
      const name = path === regionPath('west-central-florida') ? 'West Central Florida' : 'Gulfport';
      const line = `Next open window in ${name}: today, 3–5 pm`;
      expect(await said(page), path).toEqual([line, line]);
    }
    const anywhere = 'Next open window: today, in every region';
    for (const path of placeless) {
      await page.goto(server.origin + path);
      expect(await said(page), path).toEqual([anywhere]);
    }
    await page.goto(server.origin + cityPath('atlantic-beach'));
    expect((await said(page)).join('')).toBe('');
  });

test('the product counts by itself, from its start', async ({ open }) => {
  const page = await open('/privacy-policy', { hasScript: false });
  await expect
    .poll(
      async () => {
        await page.goto(cityPath('gulfport'));
        return (await said(page))[0];
      },
      { timeout: 50_000 },
    )
    .toMatch(/^Next open window in Gulfport: /u);
});

test('at night the morning is named, on a holiday the day after, and while we are away the first when we are back, if that is soon', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-18T22:00:00-05:00');
  const now = async () => {
    await server.countWindows();
    // A visitor of their own each time: browsers keep a page for a minute.
    return (await said(await open(server.origin + cityPath('gulfport'))))[0];
  };
  // Who is to come at 7 could not have been called before.
  expect(await now()).toBe('Next open window in Gulfport: tomorrow, 9–11 am');
  await server.put(aClosedDay({ from: '2026-11-19', to: '2026-11-19', reason: 'Company picnic' }));
  expect(await now()).toBe('Next open window in Gulfport: Friday, 9–11 am');
  const [fromMs, untilMs] = ['2026-11-18T20:00:00-05:00', '2026-11-25T00:00:00-05:00'].map(Date.parse);
  const away = {
    kind: 'away',
    id: 'exception-away',
    regions: ['west-central-florida'],
    reason: 'Storm',
  } as const;
  await server.put({ ...away, fromMs: fromMs ?? 0, untilMs: untilMs ?? 0 });
  expect(await now()).toBe('Next open window in Gulfport: Wed, Nov 25, 9–11 am');
  await server.put({
    ...away,
    id: 'exception-long',
    fromMs: fromMs ?? 0,
    untilMs: (untilMs ?? 0) + 10 * 86_400_000,
  });
  expect(await now()).toBe('');
});

test('an open page names another window within the minute in which the first was taken', async ({ open }) => {
  const server = await startOpeningServer(noon);
  await server.countWindows();
  const page = await open(server.origin + cityPath('gulfport'), { clock: noon });
  await page.unroute('**/api/today?page=*');
  await page.reload();
  expect((await said(page))[0]).toBe('Next open window in Gulfport: today, 1–3 pm');
  await fillWindow(server, 13);
  await expect
    .poll(async () => {
      await page.clock.runFor(62_000);
      return (await said(page))[0];
    })
    .toBe('Next open window in Gulfport: today, 3–5 pm');
});

test('the form names the window of the ZIP code, and after sending that one is the first to choose', async ({
  open,
}) => {
  const server = await startOpeningServer(noon);
  await fillWindow(server, 13);
  const page = await open(server.origin + corePath('contact'), { width: 390 });
  await wakeForm(page);
  await fillIn(page, { ...someAnswers('gulfport@example.com'), zip: gulfportZip });
  await page.getByText('Next open window for your ZIP code: today, 3–5 pm').waitFor();
  await field(page, 'zip').fill('90210');
  await page.getByText('90210 is not on our list.').waitFor();
  expect(await page.getByText('for your ZIP code').isVisible()).toBe(false);
  await field(page, 'zip').fill(gulfportZip);
  await page.getByText('Next open window for your ZIP code: today, 3–5 pm').waitFor();
  await send(page);
  await page.waitForURL(/\/submitted/u);
  const first = page.locator('[data-request=next]');
  await first.getByText('Next open window: today, 3–5 pm. It is the first to choose below.').waitFor();
  const windows = page.locator('[data-request-windows=pick] details[open] label');
  expect(await windows.first().innerText()).toBe('3–5 pm');
  await windows.first().click();
  await page.getByRole('button', { name: 'Keep this window for me' }).click();
  await page.locator('[data-request=held]', { hasText: 'Wed, Nov 18, 3–5 pm' }).waitFor();
  expect(await first.isVisible()).toBe(false);
});

test('hours that change while a page is open are named in its texts, and not in a window', async ({
  open,
}) => {
  const server = await startOpeningServer(noon);
  for (const fromHour of [13, 15, 17]) await fillWindow(server, fromHour);
  const page = await open(server.origin + corePath('contact'), { clock: noon });
  await page.unroute('**/api/today?page=*');
  await page.reload();
  await wakeForm(page);
  await field(page, 'zip').fill(gulfportZip);
  const window = page.getByText('for your ZIP code: today, 7–9 pm');
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return window.isVisible();
    })
    .toBe(true);
  const hours = { opensAtHour: 8, closesAtHour: 19, from: '2026-11-18', to: null, reason: '' } as const;
  await server.put({ kind: 'hours', id: 'shorter-hours', ...hours });
  await expect
    .poll(async () => {
      await page.clock.runFor(62_000);
      return page.locator('body').innerText();
    })
    .toContain('8 am to 7 pm');
  expect(await page.locator('body').innerText()).not.toContain('7 am to 9 pm');
  expect(await window.isVisible()).toBe(true);
});
