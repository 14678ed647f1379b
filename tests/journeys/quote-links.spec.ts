import { corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser.ts';

for (const [wantsNoMotion, behavior] of [
  [false, 'smooth'],
  [true, 'auto'],
] as const) {
  test(`"Get Free Quote" scrolls to the form, ${behavior === 'smooth' ? 'smoothly' : 'at once for who wants no motion'}`, async ({
    open,
  }) => {
    const page = await open('/', { wantsNoMotion });
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.getByRole('link', { name: 'Get Free Quote' }).first().click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      behavior,
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('without script "Get Free Quote" leads to the form beside it, on a phone to that of the contact page', async ({
  open,
}) => {
  const quote = 'main a:visible:text-is("Get Free Quote")';
  const wide = await open('/', { hasScript: false });
  expect(await wide.locator(quote).first().getAttribute('href')).toBe('#quote-form');
  const narrow = await open('/', { hasScript: false, width: 768 });
  expect(await narrow.locator(quote).first().getAttribute('href')).toBe(`${corePath('contact')}#quote-form`);
});
