import { brandPath, corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';

for (const [path, name] of [
  ['/', 'Home'],
  [corePath('about'), 'About'],
  [brandPath('sub-zero'), 'Brands'],
  ['/miami-dade', 'Service Area'],
  ['/services/dryer-repair', 'Services'],
] as const) {
  test(`on ${path} the item ${name} is marked, and no other`, async ({ open }) => {
    const page = await open(path);
    const marked = page.locator('nav.menu > ul > li > a[aria-current]');
    expect(await marked.allInnerTexts()).toEqual([name]);
  });
}

test('the strip and the banner are for medium and larger screens only', async ({ open }) => {
  const words = 'Your Local Appliance Experts with 5-Star Reviews, 1000+ Repairs and Same Day Service';
  const wide = await open('/', { width: 768 });
  expect(await wide.getByText(words).isVisible()).toBe(true);
  expect(await wide.locator('[data-countdown]').first().isVisible()).toBe(true);
  const narrow = await open('/', { width: 360 });
  expect(await narrow.getByText(words).isVisible()).toBe(false);
});
