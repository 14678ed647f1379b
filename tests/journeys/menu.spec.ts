import { brandPath, corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser.ts';

test('on a phone the button opens the menu, and choosing a link closes it', async ({ open }) => {
  const page = await open('/', { width: 360 });
  const menu = page.locator('nav.menu, [data-menu] nav').first();
  expect(await menu.isVisible()).toBe(false);
  await page.locator('[data-menu-toggle]').click();
  await menu.waitFor();
  expect(await menu.innerText()).toContain('Serving Miami to Jupiter, FL and surrounding areas');
  expect(await menu.getByRole('link', { name: 'Call Now for Service' }).getAttribute('href')).toMatch(
    /^tel:\+1\d{10}$/u,
  );
  await page.locator('[data-menu-toggle]').click();
  await menu.waitFor({ state: 'hidden' });
  await page.locator('[data-menu-toggle]').click();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/contact');
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the menu is closed when the visitor comes back to the page they left through it', async ({ open }) => {
  const page = await open('/', { width: 360 });
  const menu = page.locator('nav.menu, [data-menu] nav').first();
  await page.locator('[data-menu-toggle]').click();
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await page.goBack();
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('on a wide screen the dropdowns open on hover, nine services and six areas', async ({ open }) => {
  const page = await open('/');
  const header = page.getByRole('navigation').first();
  const services = header.locator('a[href^="/services/"]');
  expect(await services.first().isVisible()).toBe(false);
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  await services.first().waitFor();
  expect(await services.count()).toBe(9);
  await header.getByRole('link', { name: 'Service Area', exact: true }).hover();
  await header.locator('a[href="/west-central-florida"]').waitFor();
  await services.first().waitFor({ state: 'hidden' });
});

test('the dropdowns open, are walked and close by keyboard', async ({ open }) => {
  const page = await open('/');
  const header = page.getByRole('navigation').first();
  const first = header.locator('a[href^="/services/"]').first();
  await header.getByRole('link', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await first.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => first.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
});

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
