import { expect, test } from '../support/browser/browser.ts';

// The clock is the visitor's machine's; the rule is Florida's. 2026-07-15 is in summer time (UTC−4).
const cases = [
  { at: '2026-07-15T12:48:00-04:00', shows: /\b3\s?h\w* 12\s?min/u, says: 'in the morning' },
  {
    at: '2026-07-15T15:59:30-04:00',
    shows: /\b0\s?h\w* 1\s?min/u,
    says: 'in the last minute',
  },
  {
    at: '2026-07-15T16:00:00-04:00',
    shows: /\b24\s?h\w* 0\s?min/u,
    says: 'from 4 pm to 4 pm of the next day',
  },
  { at: '2026-12-01T23:00:00-05:00', shows: /\b17\s?h\w* 0\s?min/u, says: 'on a winter night' },
] as const;

for (const { at, shows, says } of cases) {
  test(`the countdown keeps Florida's time for a visitor in Tokyo: ${says}`, async ({ open }) => {
    const page = await open('/', { timeZone: 'Asia/Tokyo', clock: at });
    await expect.poll(() => page.locator('[data-countdown]').first().innerText()).toMatch(shows);
  });
}

test('the countdown is refreshed every 60 seconds', async ({ open }) => {
  const page = await open('/', { clock: '2026-07-15T12:48:30-04:00' });
  const text = () => page.locator('[data-countdown]').first().innerText();
  await expect.poll(text).toMatch(/12\s?min/u);
  await page.clock.runFor(59_000);
  expect(await text()).toMatch(/12\s?min/u);
  await page.clock.runFor(2000);
  await expect.poll(text).toMatch(/11\s?min/u);
});

/** Also has the page wait for the server's answer as long as that takes on a busy machine: by itself it would for 1.5 seconds. */
const countZones = `
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...given) => later(act, ms === 1500 ? 600000 : ms, ...given);
  globalThis.zonesLookedUp = 0;
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (make, given) => { globalThis.zonesLookedUp += 1; return Reflect.construct(make, given); },
  });`;

test('no zone is looked up while the server tells what is left: the first one holds up a phone', async ({
  open,
}) => {
  const page = await open('/', { width: 360 });
  await page.addInitScript({ content: countZones });
  await page.reload();
  await expect.poll(() => page.locator('[data-countdown]').first().textContent()).toMatch(/\d+\s?h/u);
  expect(await page.evaluate('zonesLookedUp')).toBe(0);
});

test('where nobody tells, the page works it out by itself', async ({ open }) => {
  const page = await open('/', { refusals: [503] });
  await page.route('**/api/today?page=*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  const text = () => page.locator('[data-countdown]').first().innerText();
  await expect.poll(text).toMatch(/\d+\s?h/u);
});
