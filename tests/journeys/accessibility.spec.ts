import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  brandPath,
  cityPath,
  cityServicePath,
  corePath,
  enhancedMiamiDryerPath,
  errorCodesPath,
  regionPath,
  servicePath,
} from '#domain/paths/paths.ts';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from '../support/browser.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/** What the dark scheme can break: it changes colors, and no element. */
const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** One of each kind of page. */
const kinds = [
  corePath('home'),
  corePath('about'),
  corePath('services'),
  corePath('brands'),
  corePath('contact'),
  corePath('serviceArea'),
  corePath('privacy'),
  corePath('sitemap'),
  corePath('submitted'),
  regionPath('miami-dade'),
  servicePath('wine-cooler'),
  brandPath('sub-zero'),
  brandPath('samsung'),
  errorCodesPath(),
  cityPath('miami'),
  cityServicePath('miami', 'dryer'),
  enhancedMiamiDryerPath(),
  '/atlantis',
];

for (const path of kinds) {
  test(
    `${path} keeps to WCAG 2.2 AA on phone, tablet and desktop, light and dark`,
    { timeout: 60_000 },
    async ({ open }) => {
      for (const width of [360, 768, 1440]) {
        // Without motion nothing is judged half way through a fade.
        const page = await open(path, { width, wantsNoMotion: true });
        await page.evaluate(axe);
        for (const [colorScheme, wanted] of [
          ['light', rules],
          ['dark', colorRules],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(wanted)})`);
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
          );
          expect(found, `${width} px, ${colorScheme}`).toEqual([]);
        }
        await page.close();
      }
    },
  );
}

test('at 360 px nothing is wider than the screen', async ({ open }) => {
  for (const path of kinds) {
    const page = await open(path, { width: 360 });
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
    await page.close();
  }
});

test('the page can be read at 200 % zoom: 720 CSS pixels on a desktop', async ({ open }) => {
  for (const path of kinds) {
    const page = await open(path, { width: 720 });
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
    await page.close();
  }
});
