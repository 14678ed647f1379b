import { corePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser.ts';
import { pagesBut } from '../support/page-kinds.ts';

/** Width of Letter paper between usual margins, at 96 pixels an inch. */
const paperWidth = 740;

/** Forms are of no use on paper, and a service card this narrow has no room for its description. */
const leftOut = 'form *, .hero-form *, .quote-aside *, [data-no-print] *';

/** Headings and texts that paper would lack: unseen, faded by something around them, or beyond its edge. */
function listUnprinted(without: string): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(h2, h3, p, li):not(${without})`)]
    .filter((node) => {
      const isSeen = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isSeen || node.getBoundingClientRect().right > innerWidth;
    })
    .map((node) => node.textContent);
}

/** Pictures that have a place on paper and nothing in it. */
function listMissingPictures(): readonly string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    .map(({ alt, src }) => alt || src);
}

async function printed(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(listUnprinted, leftOut);
}

for (const [kind, path] of pagesBut('submitted', 'not-found')) {
  test(`the ${kind} page prints whole though nobody scrolled it`, async ({ open }) => {
    const page = await open(path, { width: paperWidth });
    expect(await printed(page)).toEqual([]);
    // Pictures further down had no reason to come before; paper waits for them.
    await page.pdf();
    await expect.poll(() => page.evaluate(listMissingPictures)).toEqual([]);
  });
}

test('a band that stayed white on paper would be found', async ({ open }) => {
  const page = await open(corePath('home'), { width: paperWidth });
  await page
    .locator('[data-reveal=waiting]')
    .last()
    .evaluate((band) => {
      if (band instanceof HTMLElement) band.style.setProperty('opacity', '0', 'important');
    });
  expect(await printed(page)).not.toEqual([]);
});

test('on the screen the bands below still wait to be scrolled to', async ({ open }) => {
  const page = await open('/');
  expect(await page.locator('[data-reveal=waiting]').count()).toBeGreaterThan(3);
});
