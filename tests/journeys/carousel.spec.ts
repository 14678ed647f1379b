import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';

/** Presses on the first review, pulls it sideways and lets go; whether the page then hears a click on it. */
async function isClickAfter(page: Page, pixels: number): Promise<boolean> {
  const review = page.locator('.quote').first();
  await review.scrollIntoViewIfNeeded();
  const box = await review.boundingBox();
  if (box === null) throw new Error('No review is shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate('document.heardClick = false; document.onclick = () => (document.heardClick = true);');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - pixels, y);
  await page.mouse.up();
  return page.evaluate<boolean>('document.heardClick');
}

test('a press on the reviews becomes a drag beyond ten pixels, and a click up to there', async ({ open }) => {
  const page = await open('/', { width: 700, wantsNoMotion: true });
  await page.locator('[aria-roledescription=carousel] .carousel-window').scrollIntoViewIfNeeded();
  await page.locator('[aria-roledescription=carousel] .carousel-window.overflow-hidden').waitFor();
  expect(await isClickAfter(page, 8)).toBe(true);
  expect(await isClickAfter(page, 14)).toBe(false);
});
