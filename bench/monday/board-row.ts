// What a dispatcher sees in a row of the board, and the window in which a visit is booked.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const patienceMs = 10_000;
/** No hand goes on to the next button sooner; the board takes two presses so close for one made twice. */
export const handMs = 400;

/** What a row shows to whoever came second. */
export const missed = ['refused', 'theirs', 'gone', 'booked', 'done', 'not-ours', 'spam'] as const;

/** The first lead that waits to be called and that nobody holds; what is for later is left alone. */
export function findWaiting(): string | undefined {
  const rows = document.querySelectorAll<HTMLElement>(
    'section:not([aria-labelledby="section-rest"]) .board-row:not([data-settled])',
  );
  return [...rows].find((row) => row.querySelector('.board-step.button-call') !== null)?.dataset.lead;
}

/** What a row shows: who calls, or what it has become. */
function readRow(leadId: string): string {
  const row = document.querySelector<HTMLElement>(`.board-row[data-lead="${leadId}"]`);
  if (row === null) return 'gone';
  if (row.querySelector('.board-step[data-on]') !== null) return 'calling';
  if (row.querySelector('.board-said[data-tone="fault"]') !== null) return 'refused';
  if (row.querySelector('.board-chips [data-kind="held"]') !== null) return 'theirs';
  return row.dataset.state ?? '';
}

/** Resolves with what the row shows once it is one of those; undefined when it never is. */
export async function waitForRow(
  page: Page,
  leadId: string,
  wanted: readonly string[],
  forMs = patienceMs,
): Promise<string | undefined> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const shown = await page.evaluate(readRow, leadId);
    if (wanted.includes(shown)) return shown;
    await wait(15);
  }
  return undefined;
}

/** Takes a window that is offered; one that was taken meanwhile is offered no more, and another is chosen. */
export async function bookVisit(page: Page): Promise<void> {
  const form = page.locator('form.visit-booking');
  const fault = form.locator('.visit-fault:not(:empty)');
  await form.waitFor();
  while (await form.isVisible()) {
    await form.locator('.visit-window:has(input:enabled)').first().click();
    await wait(handMs);
    await form.locator('button[type=submit]').click();
    await Promise.race([form.waitFor({ state: 'detached' }), fault.waitFor()]);
  }
}
