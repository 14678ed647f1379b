// The page of a request in each of its states, on a small phone.
import { signIn } from '../support/board/board-page.ts';
import { startBoardServer } from '../support/board/board-server.ts';
import { expect, test } from '../support/browser/browser.ts';
import { goThroughStates } from '../support/requests/states-of-a-request.ts';

const width = 360;

for (const part of ['until a visit is set', 'with a visit', 'changed, over, or at night'] as const)
  test(`${part}, the page of a request is in no state wider than a small phone`, async ({ open }) => {
    const server = await startBoardServer();
    const board = await signIn(server, open, { width });
    const tooWide: string[] = [];
    const seen = new Set<string>();
    await goThroughStates(part, server, board, open, { width, hasScript: false }, async (page, state) => {
      const { wide, said } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        said: document.querySelector('[data-request=state]')?.textContent ?? document.title,
      }));
      seen.add(said);
      if (wide > width) tooWide.push(`${state}: ${wide} px`);
    });
    expect(tooWide).toEqual([]);
    // The states were really there: of those that say something of their own, each part has four or more.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
