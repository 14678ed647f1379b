// The header leaves the screen to the page, and the number is read once on every screen of it, wherever one scrolls.
import type { Page } from 'playwright-core';
import { corePath } from '#domain/paths/paths.ts';
import { untilAnimationsEnd } from '../support/browser/animations-end.ts';
import { expect, test } from '../support/browser/browser.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';

const paths = pathsBut('about', 'services', 'brands', 'sitemap', 'submitted', 'not-found');

/** About three seconds. */
const mostFrames = 180;

type Seen = { readonly numbers: readonly string[]; readonly calls: readonly string[] };

/** The telephone numbers and the mango buttons whose middle can be seen on the screen as it is scrolled. */
function lookAround(): Seen {
  const isSeen = (element: Element, box: DOMRect): boolean => {
    if (element.getBoundingClientRect().width < 2) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const nameOf = (element: Element): string => element.closest('[class]')?.className ?? element.tagName;
  const numbers: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || !/\(\d{3}\) \d{3}-\d{4}/u.test(node.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isSeen(parentElement, range.getBoundingClientRect())) numbers.push(nameOf(parentElement));
  }
  // Up to 768 px the bar is the one call, and that of the header stays a plate.
  const isWide = matchMedia('(width > 768px)').matches;
  const shown = ':root:has([data-back-to-top][data-visible]) .header-call';
  const calls = [...document.querySelectorAll(isWide ? `.button-call, ${shown}` : '.button-call')]
    .filter((call) => isSeen(call, call.getBoundingClientRect()))
    .map(nameOf);
  return { numbers, calls };
}

/** What is seen on every half screen from the top of the page to its end. */
async function walkDown(page: Page): Promise<readonly (Seen & { readonly top: number })[]> {
  const seen = [];
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const step = await page.evaluate(() => Math.round(innerHeight / 2));
  for (let top = 0; ; top = Math.min(top + step, end)) {
    await page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      // Two frames: one in which the scripts hear of it, one in which it is painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    await page.evaluate(untilAnimationsEnd);
    let look = await page.evaluate(lookAround);
    // The bar comes with the scripts, and says what is true now a moment later; what is wrong stays wrong.
    const isRight = ({ numbers }: Seen) => numbers.length === 1 || (top <= 300 && numbers.length === 0);
    for (let frames = 0; !isRight(look) && frames < mostFrames; frames += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      look = await page.evaluate(lookAround);
    }
    seen.push({ top, ...look });
    if (top >= end) return seen;
  }
}

for (const width of [360, 768, 1440] as const) {
  test(`${width} px wide, no screen of any page says the number twice, and pages begin where they should`, async ({
    open,
  }) => {
    // From page to page in one window: what came once is not loaded again.
    const page = await open('/robots.txt', { width, wantsNoMotion: true });
    for (const path of paths) {
      await page.goto(path);
      if (width > 768) {
        const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
        expect(top, `${path} begins below the header`).toBeGreaterThan(0);
        expect(top, `${path} begins at most 120 px below the top of a wide screen`).toBeLessThanOrEqual(120);
      }
      const seen = await walkDown(page);
      expect(
        seen.filter(({ numbers }) => numbers.length > 1),
        path,
      ).toEqual([]);
      // The number is there on every screen of a wide page, and on a phone once the bar has come.
      const bare = seen.filter(({ top, numbers }) => numbers.length === 0 && (width > 768 || top > 300));
      expect(bare, path).toEqual([]);
      // On wide screens the specification's band of the home page follows its hero closely.
      const crowded = seen.filter(({ calls }) => calls.length > 1);
      expect(width > 768 && path === corePath('home') ? [] : crowded, path).toEqual([]);
    }
  });
}
