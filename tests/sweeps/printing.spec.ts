import { corePath, servicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';
import { pagesBut } from '../support/pages/page-kinds.ts';

/** Width of Letter paper between usual margins, at 96 pixels an inch. */
const paperWidth = 740;

/** What is typed into or pressed is of no use on paper, and the drawing of a sign is there only with a sign that was open. */
const leftOut =
  'form *, .hero-form *, .quote-aside *, .code-ask, [data-no-print], [data-no-print] *, details:not([open]) .sign-plate *';

/** Sheets of Letter paper a page may take; what is hundreds of rows long, some more. */
const sheets = { usual: 8, service: 13, brand: 10, 'error-codes': 31, sitemap: 15 } as const;

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

/** Fields, buttons that do not call, clocks that count, and the way here. */
function listFurniture(): readonly string[] {
  const furniture = 'input, select, textarea, button, .button:not(.button-call), [data-countdown], nav';
  return [...document.querySelectorAll(furniture)]
    .filter((node) => node.checkVisibility())
    .map((node) => node.outerHTML.slice(0, 80));
}

/** The usual margins of a printer. */
const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };

function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

function isLong(kind: string): kind is keyof typeof sheets {
  return kind in sheets;
}

/** As on paper, once its style is there: it comes after what is on the screen. */
async function layOnPaper(page: Page): Promise<void> {
  await page.locator('link[media=print]').last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
}

async function printed(page: Page): Promise<readonly string[]> {
  await layOnPaper(page);
  return page.evaluate(listUnprinted, leftOut);
}

for (const [kind, path] of pagesBut('submitted', 'not-found')) {
  test(`the ${kind} page prints whole though nobody scrolled it`, async ({ open }) => {
    const page = await open(path, { width: paperWidth });
    expect(await printed(page)).toEqual([]);
    // Pictures further down had no reason to come before; paper waits for them.
    const pdf = await page.pdf({ format: 'letter', margin });
    await expect.poll(() => page.evaluate(listMissingPictures)).toEqual([]);
    expect(countSheets(pdf)).toBeLessThanOrEqual(isLong(kind) ? sheets[kind] : sheets.usual);
  });

  test(`the ${kind} page prints nothing that can only be pressed or typed into`, async ({ open }) => {
    const page = await open(path, { width: paperWidth });
    await layOnPaper(page);
    expect(await page.evaluate(listFurniture)).toEqual([]);
  });
}

test('paper has the drawing of the sign that is open, and of no other', async ({ open }) => {
  const page = await open(servicePath('washer'), { width: paperWidth });
  await page.locator('details:has(#leaks) > summary').click();
  await layOnPaper(page);
  const drawings = page.locator('details .sign-plate img');
  await expect.poll(() => drawings.filter({ visible: true }).count()).toBe(1);
  await page.pdf({ format: 'letter', margin });
  await expect.poll(() => page.evaluate(listMissingPictures)).toEqual([]);
});

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
  await expect.poll(() => page.locator('[data-reveal=waiting]').count()).toBeGreaterThan(3);
});
