import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';
import { coversOf } from '../support/browser/covers.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';

/** The contact page is where such links lead, "Brands" has none, and each error code has its own once it is asked about. */
const paths = pathsBut(
  'brands',
  'contact',
  'enhanced',
  'error-codes',
  'privacy',
  'sitemap',
  'submitted',
  'not-found',
);

/** The line above the form says what it is. */
const title = '#form-title-in-test';

async function markTitle(page: Page): Promise<void> {
  await page.evaluate((id) => {
    const form = [...document.querySelectorAll('#quote-form')].find((one) => one.checkVisibility());
    const line = form?.closest('.plate')?.querySelector('h2, h3, p');
    if (line instanceof HTMLElement) line.id = id;
  }, title.slice(1));
}

/** What of the form that a link leads to is not in view: its title, its first field. */
async function listUnseen(page: Page): Promise<readonly string[]> {
  await markTitle(page);
  return [...(await coversOf(page, title)), ...(await coversOf(page, '#quote-form [name=name]'))];
}

for (const width of [360, 768, 1440] as const)
  for (const hasScript of [true, false])
    test(`${width} px wide, ${hasScript ? 'with' : 'without'} script: every way to the form ends with its title in view`, async ({
      open,
    }) => {
      // From page to page in one window: what came once is not loaded again.
      const page = await open('/robots.txt', { width, hasScript, height: width === 768 ? 1024 : 700 });
      for (const path of paths) {
        await page.goto(path);
        const way = page.locator('main a[href$="#quote-form"]:visible').first();
        await way.click();
        await page.waitForURL('**#quote-form');
        await expect.poll(() => listUnseen(page), { message: path }).toEqual([]);
      }
    });
