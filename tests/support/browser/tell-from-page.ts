// While the next page is on its way the browser answers no questions about this one, so the page itself tells what it sees.
import type { Page } from 'playwright-core';

/**
 * The first text that `look`, an expression run in the page after every change of it, finds there.
 * Begins to look at once; await what it answers after the click.
 */
export async function tellFromPage(page: Page, look: string): Promise<{ readonly seen: Promise<string> }> {
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
