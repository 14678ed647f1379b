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
import type { Page } from 'playwright-core';
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

/** What a tablet alone can break: it shows no element and no color that a phone or a desktop does not show, closer together. */
const tabletRules: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  resultTypes: ['violations'],
};

const looks = [
  [360, 'light', rules],
  [360, 'dark', colorRules],
  [768, 'light', tabletRules],
  [1440, 'light', rules],
  [1440, 'dark', colorRules],
] as const;

/** At 200 % zoom a desktop has 720 CSS pixels. */
const zoomed = { width: 720, height: 800 };

async function expectNoWiderThanScreen(page: Page, when: string): Promise<void> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, when).toBe(clientWidth);
}

async function listFound(page: Page, wanted: RunOptions): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(wanted)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const path of kinds) {
  test(
    `${path} keeps to WCAG 2.2 AA on phone, tablet and desktop, light and dark, and is nowhere wider than the screen`,
    { timeout: 60_000 },
    async ({ open }) => {
      for (const width of [360, 768, 1440]) {
        // Without motion nothing is judged half way through a fade.
        const page = await open(path, { width, wantsNoMotion: true });
        await expectNoWiderThanScreen(page, `${width} px`);
        await page.evaluate(axe);
        for (const [, colorScheme, wanted] of looks.filter(([wide]) => wide === width)) {
          await page.emulateMedia({ colorScheme });
          expect(await listFound(page, wanted), `${width} px, ${colorScheme}`).toEqual([]);
        }
        if (width === 768) {
          await page.setViewportSize(zoomed);
          await expectNoWiderThanScreen(page, '200 % zoom');
        }
        await page.close();
      }
    },
  );
}
