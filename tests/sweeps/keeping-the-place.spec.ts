// Back and forward lead to where one was on a page, whatever was fetched early or shown while waiting.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { cityPath, cityServicePath, corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { tellFromPage } from '../support/browser/tell-from-page.ts';

const shownSpinner = `document.querySelector('[data-page-spinner]:not([hidden])')?.innerText`;

function readTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/**
 * How far below the top of the screen the link to a path is, or the fold that holds it, which is closed again when one comes back;
 * negative where it is above. Waits until the page stands still.
 */
async function readLinkTop(page: Page, path: string): Promise<number> {
  const link = page.locator(`main a[href="${path}"]`).last();
  const read = () =>
    link.evaluate((element) =>
      Math.round((element.closest('details') ?? element).getBoundingClientRect().top),
    );
  // What comes into view may take another height than was thought; the browser then scrolls by the difference.
  let last = await read();
  for (let still = 0; still < 4;) {
    await wait(50);
    const now = await read();
    still = now === last ? still + 1 : 0;
    last = now;
  }
  return last;
}

/** Scrolls until a link is in the middle of the screen, and tells where on it the link then is. */
async function scrollToLink(page: Page, path: string): Promise<number> {
  const link = page.locator(`main a[href="${path}"]`).last();
  const toMiddle = () =>
    link.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  await toMiddle();
  // A band that is cut by the top of the screen grows below it. Playwright would scroll a link that then lies under the call bar.
  await readLinkTop(page, path);
  await toMiddle();
  const linkTop = await readLinkTop(page, path);
  expect(await readTop(page), 'the link lies below the first screen').toBeGreaterThan(500);
  return linkTop;
}

/** Follows a link, and comes back. */
async function goThereAndBack(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href="${path}"]`).last().click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => readTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goBack();
}

for (const width of [360, 1440] as const)
  for (const hasScript of [true, false])
    test(`${width} px wide, ${hasScript ? 'with' : 'without'} script: back and forward keep their place`, async ({
      open,
    }) => {
      for (const [from, to] of [
        [cityPath('miami'), cityPath('surfside')],
        [cityServicePath('miami', 'dryer'), cityServicePath('miami', 'washer')],
      ] as const) {
        const page = await open(from, { width, hasScript });
        const linkTop = await scrollToLink(page, to);
        await goThereAndBack(page, to);
        await page.waitForURL(`**${from}`);
        await expect.poll(() => readLinkTop(page, to)).toBe(linkTop);
        await page.goForward();
        await page.waitForURL(`**${to}`);
        await expect.poll(() => readTop(page)).toBe(700);
        await page.close();
      }
    });

test('the place is kept on a page whose spinner showed and whose bands had revealed themselves', async ({
  open,
}) => {
  const page = await open('/', { width: 360 });
  const path = corePath('serviceArea');
  const told = await tellFromPage(page, shownSpinner);
  await page.route(`**${path}`, async (route) => {
    await told.seen;
    await route.continue();
  });
  const linkTop = await scrollToLink(page, path);
  await goThereAndBack(page, path);
  await expect.poll(() => readLinkTop(page, path)).toBe(linkTop);
  expect(await page.locator('[data-page-spinner]').isVisible()).toBe(false);
});

test('bands far below wait for who arrives, and none for who loads the page again where he was', async ({
  open,
}) => {
  const page = await open('/', { width: 360 });
  const isLaidOut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-reveal]')]
        .at(-1)
        ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);
  await page.reload();
  expect(await isLaidOut()).toBe(true);
});

test('from the form one comes back to the link that led there', async ({ open }) => {
  const page = await open(cityPath('miami'), { width: 360, wantsNoMotion: true });
  const link = page.locator('main a[href="#quote-form"]').first();
  // In the middle, so that nothing has to be scrolled for the click.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await readTop(page);
  expect(top).toBeGreaterThan(100);
  await link.click();
  await expect.poll(() => readTop(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => readTop(page)).toBe(top);
  await page.goForward();
  await expect.poll(() => readTop(page)).toBeGreaterThan(1000);
});
