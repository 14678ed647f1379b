import { cityPath, cityServicePath, corePath, regionPath, servicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';
import { clickAway, tellFromPage } from '../support/browser/tell-from-page.ts';

/** The words of the spinner while it shows, and its place on the screen. */
const shownSpinner = `(() => {
  const spinner = document.querySelector('[data-page-spinner]:not([hidden])');
  const box = spinner?.getBoundingClientRect();
  return box && [spinner.innerText, [box.x, box.y, box.width, box.height].join(' ')].join('|');
})()`;

/** Holds the answers for a path back until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const release = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    await release.promise;
    await route.continue();
  });
  return () => release.resolve(undefined);
}

test('a city-and-appliance page that takes its time says which, over the whole screen', async ({ open }) => {
  const page = await open(cityPath('miami'));
  const path = cityServicePath('miami', 'dryer');
  const release = await hold(page, path);
  const told = await tellFromPage(page, shownSpinner);
  await clickAway(page.locator(`a[href="${path}"]`).first());
  const [text, box] = (await told.seen).split('|');
  expect(text).toContain('Loading Dryer Repair in Miami...');
  expect(box).toBe('0 0 1440 900');
  release();
  await page.waitForURL(`**${path}`);
});

test('a quick page shows no spinner', async ({ open }) => {
  // The page comes before any time has passed, as it does on a quick machine.
  const page = await open('/', { clock: '2026-11-18T10:00:00-05:00' });
  await page.locator('[data-page-spinner]').evaluate((node) => {
    const note = () => node.hasAttribute('hidden') || sessionStorage.setItem('spinner', 'seen');
    new MutationObserver(note).observe(node, { attributes: true, childList: true });
  });
  await page.locator(`footer a[href="${corePath('about')}"]`).click();
  await page.waitForURL('**/about');
  expect(await page.evaluate(() => sessionStorage.getItem('spinner'))).toBeNull();
});

test('a page the pointer rests on comes early, under a rule of the policy, and once', async ({ open }) => {
  const page = await open('/');
  const early = page.waitForResponse(`**${corePath('about')}`);
  await page.locator(`footer a[href="${corePath('about')}"]`).hover();
  const response = await early;
  // A prefetch hint is "other": Firefox puts it under default-src, which is 'none', and reports a breach.
  expect(response.request().resourceType()).toBe('fetch');
  await response.finished();
  await page.locator(`footer a[href="${corePath('about')}"]`).click();
  await page.waitForURL('**/about');
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].transferSize')).toBe(0);
});

test('every new page starts at its top', async ({ open }) => {
  const page = await open('/');
  await page.locator(`footer a[href="${corePath('terms')}"]`).click();
  await page.waitForURL('**/terms-of-service');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown place is a page of its own with status 404, the phone number and ways on', async ({
  open,
}) => {
  const page = await open('/');
  const response = await page.goto('/atlantis');
  expect(response?.status()).toBe(404);
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
  for (const path of [servicePath('dryer'), regionPath('miami-dade'), cityPath('miami')]) {
    expect(await page.locator(`main a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
});

test('a mistyped address is answered with the nearest known one', async ({ open }) => {
  const page = await open('/maimi');
  await page.getByText('Close to what you typed').waitFor();
  const suggestions = page.locator('[data-nearest-list] a');
  expect(await suggestions.first().getAttribute('href')).toBe(cityPath('miami'));
  await page.goto('/miami-dryr-repair');
  await expect.poll(() => suggestions.first().innerText()).toBe('Dryer Repair in Miami');
  expect(await suggestions.first().getAttribute('href')).toBe(cityServicePath('miami', 'dryer'));
});

test('the misspelt Temple Terrace leads to the right one for good', async ({ open }) => {
  const page = await open('/');
  for (const [from, to] of [
    ['/temple-terrce', cityPath('temple-terrace')],
    ['/temple-terrce-dryer-repair', cityServicePath('temple-terrace', 'dryer')],
  ] as const) {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});

test('a page below the fold reveals itself once, and stays', async ({ open }) => {
  const page = await open('/');
  const band = page.locator('[data-reveal]').last();
  await expect.poll(() => band.getAttribute('data-reveal')).toBe('waiting');
  await band.scrollIntoViewIfNeeded();
  await expect.poll(() => band.getAttribute('data-reveal')).toBe('shown');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await band.getAttribute('data-reveal')).toBe('shown');
});

test('a visitor who wants no motion sees everything at once', async ({ open }) => {
  const page = await open('/', { wantsNoMotion: true });
  for (const band of await page.locator('[data-reveal]').all()) {
    expect(await band.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  }
});

test('a drawing on a phone keeps its room while it is on its way', async ({ open }) => {
  const page = await open('/robots.txt', { width: 412 });
  const { promise: isStill, resolve: letDrawingCome } = Promise.withResolvers<undefined>();
  await page.route('**/washer.*.svg', async (route) => {
    await isStill;
    await route.continue();
  });
  await page.goto(corePath('brands'), { waitUntil: 'domcontentloaded' });
  const list = page.locator('.number-plate ul');
  await list.scrollIntoViewIfNeeded();
  const topOf = async () => list.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));
  const before = await topOf();
  letDrawingCome(undefined);
  const drawing = page.locator('.number-plate img');
  await expect
    .poll(() => drawing.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0))
    .toBe(true);
  expect(await topOf()).toBe(before);
});
