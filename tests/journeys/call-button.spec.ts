import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';

function isShown(page: Page): Promise<boolean> {
  return page
    .locator('[data-call-button]')
    .evaluate((node) => getComputedStyle(node).visibility === 'visible' && node.checkVisibility());
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

for (const width of [360, 768]) {
  test(`${width} px wide, the call button appears past 300 px of scrolling and dials`, async ({ open }) => {
    const page = await open('/', { width });
    await scrollTo(page, 300);
    expect(await isShown(page), 'at 300 px').toBe(false);
    await scrollTo(page, 301);
    await expect.poll(() => isShown(page), { message: 'at 301 px' }).toBe(true);
    expect(await page.locator('[data-call-button] a').getAttribute('href')).toMatch(/^tel:\+1\d{10}$/u);
    await scrollTo(page, 0);
    await expect.poll(() => isShown(page), { message: 'back at the top' }).toBe(false);
  });
}

for (const width of [769, 1440]) {
  test(`${width} px wide, there is no call button however far one scrolls`, async ({ open }) => {
    const page = await open('/', { width });
    await scrollTo(page, 2000);
    expect(await isShown(page)).toBe(false);
  });
}

test('"Back to top" is there for who scrolled before the page’s script came', async ({ open }) => {
  const page = await open('/robots.txt');
  const scrolled = Promise.withResolvers<undefined>();
  await page.route('**/_astro/Document*.js', async (route) => {
    await scrolled.promise;
    await route.continue();
  });
  // A script that was asked for before holds the page's load up.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await scrollTo(page, 3000);
  scrolled.resolve(undefined);
  await page.locator('[data-back-to-top][data-visible]').waitFor();
});

test('"Back to top" appears after scrolling and goes there', async ({ open }) => {
  const page = await open('/');
  await scrollTo(page, 3000);
  await page.locator('[data-back-to-top]').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
