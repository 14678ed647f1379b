import { corePath, servicePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';

test.for(['a click', 'Enter'] as const)(
  '%s on "Get Free Quote" scrolls to the form, and the next field is its first',
  async (way, { open }) => {
    const page = await open(servicePath('washer'));
    await page.setViewportSize({ width: 1440, height: 500 });
    const link = page.locator('main a:visible:text-is("Get Free Quote")').first();
    await link.focus();
    await page.evaluate(() => {
      const tops = new Set<number>();
      addEventListener('scroll', () => {
        tops.add(scrollY);
        document.documentElement.dataset.tops = String(tops.size);
      });
    });
    const before = await page.evaluate(() => scrollY);
    await (way === 'Enter' ? page.keyboard.press('Enter') : link.click());
    await page.waitForURL('**#quote-form');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    // A jump is one step; a scroll many.
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset.tops)))
      .toBeGreaterThan(3);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  },
);

test('who wants no motion is at the form at once, by Enter, too', async ({ open }) => {
  const page = await open(servicePath('washer'), { wantsNoMotion: true });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.locator('main a:visible:text-is("Get Free Quote")').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**#quote-form');
  const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(behavior).toBe('auto');
});

test('without script "Get Free Quote" leads to the form beside it, on a phone to that of the contact page', async ({
  open,
}) => {
  const quote = 'main a:visible:text-is("Get Free Quote")';
  const wide = await open('/', { hasScript: false });
  expect(await wide.locator(quote).first().getAttribute('href')).toBe('#quote-form');
  const narrow = await open('/', { hasScript: false, width: 768 });
  expect(await narrow.locator(quote).first().getAttribute('href')).toBe(`${corePath('contact')}#quote-form`);
});
