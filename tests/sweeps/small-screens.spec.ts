// What people with a phone, or with large letters, find on each kind of page.
import type { RunOptions } from 'axe-core';
import { listFaults } from '../support/browser/accessibility.ts';
import { corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';

/** What axe calls good practice: everything stands in a landmark, and no two are called the same. */
const landmarkRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['region', 'landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-contentinfo'],
  },
  resultTypes: ['violations'],
};

const paths = [...pathsBut(), corePath('terms')];
/** Pages of text and lists. */
const listed: ReadonlySet<string> = new Set([corePath('privacy'), corePath('terms'), corePath('sitemap')]);

/** The calls that can be pressed on the screen as it is: in the header, and in the page. */
function listCalls(): readonly string[] {
  return [...document.querySelectorAll('a[href^="tel:"]')]
    .filter((call) => {
      const { top, bottom } = call.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && call.checkVisibility({ visibilityProperty: true });
    })
    .map((call) => (call.closest('header') === null ? 'page' : 'header'));
}

test('a call stands in the header of every page at every width, and on the first screen of those that are all text', async ({
  open,
}) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    for (const width of [360, 767, 768, 769, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const calls = await page.evaluate(listCalls);
      expect(calls, `${path} ${width}`).toContain('header');
      if (listed.has(path)) expect(calls, `${path} ${width}`).toContain('page');
    }
  }
});

test('letters twice as large fit a phone: no page scrolls sideways, and the menu can be read', async ({
  open,
}) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    // A page takes its new measures over two frames.
    await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%');
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    const { scrollWidth, menuEnds } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      menuEnds: document.querySelector('[data-menu-toggle]')?.getBoundingClientRect().right,
    }));
    expect(scrollWidth, path).toBe(360);
    expect(menuEnds, path).toBeLessThanOrEqual(360);
  }
});

test('everything on a page stands in a landmark, each with a name of its own', async ({ open }) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    expect(
      await listFaults(page, [{ width: 360, colorScheme: 'light', rules: landmarkRules }]),
      path,
    ).toEqual([]);
  }
});
