// While the next page is on its way the browser answers no questions about this one, so the page itself tells what it sees.
import type { Locator, Page } from 'playwright-core';

/**
 * The first text that `look`, an expression run in the page after every change of it, finds there.
 * Begins to look once the page's own script is there, which comes after the first paint; await what it answers after the click.
 */
export async function tellFromPage(page: Page, look: string): Promise<{ readonly seen: Promise<string> }> {
  // The script has taken the style for paper.
  await page.locator('body > link[media="print"]').waitFor({ state: 'attached' });
  const { promise, resolve } = Promise.withResolvers<string>();
  await page.exposeFunction('tellTest', resolve);
  await page.evaluate(`
    new MutationObserver(() => {
      const found = ${look};
      if (found) window.tellTest(found);
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  `);
  return { seen: promise };
}

/** A click after which the page being left is looked at: it does not wait for the one that comes. */
export async function clickAway(button: Locator): Promise<void> {
  // Playwright will do so itself one day, and calls the option deprecated until then.
  // oxlint-disable-next-line typescript/no-deprecated
  await button.click({ noWaitAfter: true });
}
