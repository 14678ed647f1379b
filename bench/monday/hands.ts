// Three ways to press: a mouse that double-clicks now and then, a keyboard, and a thumb that taps twice.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

/** A loaded machine is slow to press; what a dispatcher waits for is measured by the rows. */
const patienceMs = 30_000;

export type Hand = {
  readonly name: string;
  readonly device: BrowserContextOptions;
  /** Presses what carries `key` in the row of a lead. */
  readonly press: (page: Page, leadId: string, key: string, isHasty: boolean) => Promise<void>;
};

/** Runs in a page before its own scripts: a machine without a telephone would ask, over the page, which program dials. */
export function keepFromDialing(): void {
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(query === '(pointer: coarse)' ? 'not all' : query);
}

function inRow(leadId: string, key: string): string {
  return `.board-row[data-lead="${leadId}"] [data-key="${key}"]`;
}

/** Steps down the list from where the keyboard is, and up again from its end, until it is in the row of the lead. */
async function goToRow(page: Page, leadId: string): Promise<void> {
  const row = page.locator(`.board-row[data-lead="${leadId}"]`);
  const isThere = () => row.evaluate((element) => element.contains(document.activeElement));
  for (const key of ['j', 'k'] as const)
    for (let steps = 0; steps < 120; steps += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
  throw new Error('The keyboard does not come to the row');
}

/** Where a target lies once it stays: rows may move while one looks. */
async function placeOf(target: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  for (let looks = 0; looks < 5; looks += 1) {
    // Clear of the bar at the bottom, as whoever looks at what they tap has it.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, {
      timeout: patienceMs,
    });
    const box = await target.boundingBox();
    if (box !== null) return box;
  }
  throw new Error('What was to be tapped is gone');
}

const desk = { viewport: { width: 1440, height: 900 } } as const;

export const hands: readonly Hand[] = [
  {
    name: 'Ana',
    device: desk,
    async press(page, leadId, key, isHasty) {
      const target = page.locator(inRow(leadId, key));
      await (isHasty ? target.dblclick({ timeout: patienceMs }) : target.click({ timeout: patienceMs }));
    },
  },
  {
    name: 'José',
    device: desk,
    async press(page, leadId, key, isHasty) {
      await goToRow(page, leadId);
      await page.keyboard.press(key);
      // The key that stays down repeats.
      if (isHasty) await page.keyboard.press('Enter', { delay: 20 });
    },
  },
  {
    name: 'Lucía',
    device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    async press(page, leadId, key, isHasty) {
      const target = page.locator(inRow(leadId, key));
      const box = await placeOf(target);
      // By place, as a thumb does: the second tap falls on whatever is there then.
      const taps = isHasty ? 2 : 1;
      for (let tap = 0; tap < taps; tap += 1)
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    },
  },
];
