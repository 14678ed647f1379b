// How twelve kinds of pages look on a phone and on a desktop, against the accepted pictures in tests/sweeps/looks.
// After a change on purpose: npm run build && npm run accept-looks, look at the changed pictures, commit them.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import {
  acceptLook,
  compareLooks,
  differencesFolder,
  findAcceptedLook,
  shrinkLook,
  type LooksDifference,
} from '../support/browser/looks.ts';
import { layOutAll } from '../support/browser/lay-out-all.ts';
import { waitForHour } from '../support/browser/wait-for-hour.ts';
import { pagesBut } from '../support/pages/page-kinds.ts';

const kinds = pagesBut('error-codes', 'enhanced', 'privacy', 'sitemap', 'submitted');

/** Pictures are kept this much smaller than the screen. */
const screens = [
  { width: 360, shrinkBy: 2 },
  { width: 1440, shrinkBy: 3 },
] as const;

/**
 * Of a band of the page. The same page twice differs by nothing; another release of Chromium by the edges of letters; a lost line by
 * far more, as the last tests hold.
 */
const largestShare = 0.03;
/** Of the page. */
const largestOfPage = 0.003;

/** A Wednesday morning in Florida: six hours left for a visit the same day. */
const clock = '2026-11-18T10:00:00-05:00';

const isAccepting = process.env.ACCEPT_LOOKS === '1';

/** How much of the page is still to come: forms to wake, bands to reveal, pictures and letters to load. */
function countUnsettled(): number {
  const sleeping = [...document.querySelectorAll('astro-island[ssr][client="visible"]')];
  const waiting = [...document.querySelectorAll('[data-reveal="waiting"]')];
  const missing = [...document.images].filter(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  );
  return sleeping.length + waiting.length + missing.length + (document.fonts.status === 'loaded' ? 0 : 1);
}

/** What would stick to the screen lies where it is: on its own layer it is painted a fraction of a pixel off, or not. */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.setProperty('position', 'relative');
    element.style.setProperty('top', 'auto');
  }
}

/** Makes the screen as high as the page, so that every picture is near, every form awake and every band revealed. */
async function spreadOut(page: Page, width: number): Promise<void> {
  await waitForHour(page, clock);
  await page.evaluate(layOutAll);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(unstick);
  await expect.poll(async () => page.evaluate(countUnsettled)).toBe(0);
  // A picture that has come is not yet one that is painted.
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode()));
  });
}

async function shoot(page: Page, shrinkBy: number): Promise<Buffer> {
  // What reaches beyond the page by part of a pixel makes what can be scrolled one higher, or not.
  const height = await page.evaluate(() =>
    Math.ceil(document.documentElement.getBoundingClientRect().height),
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height };
  return shrinkLook(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }), shrinkBy);
}

/** Two pictures in a row that are the same: an accepted one must not be of a page half painted. */
async function shootSettled(page: Page, shrinkBy: number): Promise<Buffer> {
  let look = await shoot(page, shrinkBy);
  await expect
    .poll(
      async () => {
        const before = look;
        look = await shoot(page, shrinkBy);
        return (await compareLooks(before, look)).share;
      },
      { interval: 500 },
    )
    .toBe(0);
  return look;
}

const asAccepted = 'as accepted';

const tellChange = ({ share, row, ofPage }: LooksDifference) =>
  share <= largestShare && ofPage <= largestOfPage
    ? asAccepted
    : `${share.toFixed(4)} of the band from row ${row} on is different, ${ofPage.toFixed(4)} of the page`;

for (const [kind, path] of kinds) {
  test(`${kind}: looks as accepted, on a phone and on a desktop`, async ({ open }) => {
    for (const { width, shrinkBy } of screens) {
      const name = `${kind}-${width}`;
      const page = await open(path, { width, wantsNoMotion: true, clock });
      await spreadOut(page, width);
      if (isAccepting) {
        await acceptLook(name, await shootSettled(page, shrinkBy));
        await page.close();
        continue;
      }
      const accepted = findAcceptedLook(name);
      if (accepted === undefined) throw new Error(`No accepted picture of ${name}: npm run accept-looks`);
      // A slow machine may paint late: look again for a while before calling it a change.
      await expect
        .poll(async () => tellChange(await compareLooks(accepted, await shoot(page, shrinkBy), name)), {
          interval: 300,
          message: `${name}; see ${differencesFolder}/${name}.png`,
        })
        .toBe(asAccepted);
      await page.close();
    }
  });
}

test('a line that moves by 8 pixels is seen, and so is another color of the call button', async ({
  open,
}) => {
  const page = await open(corePath('contact'), { width: 360, wantsNoMotion: true, clock });
  await spreadOut(page, 360);
  const before = await shoot(page, 2);
  expect((await compareLooks(before, await shoot(page, 2))).share).toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('--color-call', '#f97f1b'));
  expect((await compareLooks(before, await shoot(page, 2))).share).toBeGreaterThan(largestShare);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('--color-call');
    document.body.style.setProperty('padding-top', '8px');
  });
  expect((await compareLooks(before, await shoot(page, 2))).share).toBeGreaterThan(largestShare);
});

test('on the longest page one short line that is gone is seen', async ({ open }) => {
  const page = await open(servicePath('washer'), { width: 360, wantsNoMotion: true, clock });
  await spreadOut(page, 360);
  const before = await shoot(page, 2);
  const line = page.locator('main p.text-small:visible').last();
  await line.evaluate((element) => (element.style.visibility = 'hidden'));
  expect((await compareLooks(before, await shoot(page, 2))).share).toBeGreaterThan(largestShare);
});

test('a last row that is half white counts for nothing, and the row above it counts', async () => {
  const draw = async (height: number, whiteRows: number) =>
    sharp({ create: { width: 180, height, channels: 3, background: '#234' } })
      .composite([
        {
          input: { create: { width: 180, height: whiteRows, channels: 3, background: '#fff' } },
          gravity: 'south',
        },
      ])
      .png()
      .toBuffer();
  const whole = await sharp({ create: { width: 180, height: 39, channels: 3, background: '#234' } })
    .png()
    .toBuffer();
  expect((await compareLooks(whole, await draw(39, 1))).share).toBe(0);
  expect((await compareLooks(await draw(39, 1), await draw(40, 1))).share).toBe(0);
  expect((await compareLooks(whole, await draw(39, 2))).share).toBeGreaterThan(largestShare);
});
