// How twelve kinds of pages look on a phone and on a desktop, against the accepted pictures in tests/journeys/looks.
// After a change on purpose: npm run build && npm run accept-looks, look at the changed pictures, commit them.
import type { Page } from 'playwright-core';
import { brandPath, cityPath, cityServicePath, corePath, regionPath, servicePath } from '#domain/paths.ts';
import { expect, test } from '../support/browser.ts';
import {
  acceptLook,
  compareLooks,
  differencesFolder,
  findAcceptedLook,
  shrinkLook,
} from '../support/looks.ts';

const kinds = [
  ['home', corePath('home')],
  ['about', corePath('about')],
  ['services', corePath('services')],
  ['service', servicePath('washer')],
  ['brands', corePath('brands')],
  ['brand', brandPath('sub-zero')],
  ['florida', corePath('serviceArea')],
  ['region', regionPath('miami-dade')],
  ['city', cityPath('sunny-isles-beach')],
  ['city-and-appliance', cityServicePath('lake-buena-vista', 'range-hood')],
  ['contact', corePath('contact')],
  ['not-found', '/atlantis'],
] as const;

/** Pictures are kept this much smaller than the screen. */
const screens = [
  { width: 360, shrinkBy: 2 },
  { width: 1440, shrinkBy: 3 },
] as const;

/** The same page twice differs by nothing; another release of Chromium by the edges of letters; a moved line by far more. */
const largestShare = 0.004;

const isAccepting = process.env.ACCEPT_LOOKS === '1';

/** The whole page as high as it is, so that every picture is near, every form alive and every band revealed. */
async function spreadOut(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await expect
    .poll(
      async () =>
        page.evaluate(() => ({
          sleeping: document.querySelectorAll('astro-island[ssr]').length,
          waiting: document.querySelectorAll('[data-reveal="waiting"]').length,
          missing: [...document.images].filter(
            ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
          ).length,
          fonts: document.fonts.status,
        })),
      { timeout: 10_000 },
    )
    .toMatchObject({ waiting: 0, missing: 0, fonts: 'loaded' });
}

async function shoot(page: Page, shrinkBy: number): Promise<Buffer> {
  return shrinkLook(await page.screenshot({ fullPage: true, animations: 'disabled' }), shrinkBy);
}

for (const [kind, path] of kinds) {
  test(`${kind}: looks as accepted, on a phone and on a desktop`, { timeout: 60_000 }, async ({ open }) => {
    for (const { width, shrinkBy } of screens) {
      const name = `${kind}-${width}`;
      const page = await open(path, { width, wantsNoMotion: true, clock: '2026-11-18T10:00:00-05:00' });
      await spreadOut(page, width);
      if (isAccepting) acceptLook(name, await shoot(page, shrinkBy));
      const accepted = findAcceptedLook(name);
      if (accepted === undefined) throw new Error(`No accepted picture of ${name}: npm run accept-looks`);
      // A slow machine may paint late: look again for a while before calling it a change.
      await expect
        .poll(async () => compareLooks(accepted, await shoot(page, shrinkBy), name), {
          timeout: 8000,
          interval: 300,
          message: `${name}: share of the page that looks different; see ${differencesFolder}/${name}.png`,
        })
        .toBeLessThanOrEqual(largestShare);
      await page.close();
    }
  });
}
