import { corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';

const plain = { hasScript: false };

test('without script every band of the home page is in view, the menu opens, and the questions too', async ({
  open,
}) => {
  const page = await open('/', { ...plain, width: 360 });
  for (const band of await page.locator('main h2').all()) {
    expect(await band.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await band.isVisible()).toBe(true);
  }
  await page.locator('[data-menu-toggle]').click();
  expect(await page.getByRole('link', { name: 'Call Now for Service' }).isVisible()).toBe(true);
  await page.locator('[data-menu-toggle]').click();
  const answer = page.locator('[data-faq] details').first();
  await answer.locator('summary').click();
  expect(await answer.getAttribute('open')).not.toBeNull();
});

test('without script the same-day rule is said in words', async ({ open }) => {
  const page = await open('/', plain);
  expect(await page.locator('[data-countdown]').first().innerText()).toMatch(/4\s*(?::00)?\s*p\.?m/iu);
});

test('without script no call button hides and no spinner shows', async ({ open }) => {
  const page = await open('/', { ...plain, width: 360 });
  expect(await page.locator('[data-call-button]').isVisible()).toBe(true);
  expect(await page.locator('[data-page-spinner]').isVisible()).toBe(false);
});

test('without script the call of the first screen leaves no hole where the bar stands for it', async ({
  open,
}) => {
  for (const path of [corePath('home'), corePath('submitted')]) {
    const page = await open(path, { ...plain, width: 390 });
    expect(await page.locator('[data-call-button]').isVisible()).toBe(true);
    const calls = await page.locator('.call-opening').all();
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(await call.boundingBox(), path).toBeNull();
  }
});
