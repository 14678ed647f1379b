// What axe finds on one of each kind of page, for visitors who go from page to page: what came once is not loaded again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilAnimationsEnd } from './animations-end.ts';
import { layOutAll } from './lay-out-all.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
/** What the dark scheme can break: it changes colors, and no element. */
export const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};
/** What a tablet alone can break: it shows no element and no color that a phone or a desktop does not show, closer together. */
export const sizeRules: RunOptions = {
  runOnly: { type: 'rule', values: ['target-size'] },
  resultTypes: ['violations'],
};

export type Look = {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: RunOptions;
};

/** Where the page is wider than a screen. */
export async function listTooWide(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  await page.evaluate(layOutAll);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    if (scrollWidth !== clientWidth) found.push(`${scrollWidth} pixels wide on a screen of ${clientWidth}`);
  }
  return found;
}

/** What axe finds on the page in each look: width, scheme, rule and place. */
export async function listFaults(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  await page.evaluate(axe);
  await page.evaluate(layOutAll);
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // Colors half way from light to dark are nobody's.
    await page.evaluate(untilAnimationsEnd);
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`);
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${width} px, ${colorScheme}: ${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
  }
  return found;
}
