// Somebody at the call board with a browser.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { OperatorRole } from '#domain/people/roles.ts';
import { untilAnimationsEnd } from '../browser/animations-end.ts';
import type { BoardServer } from './board-server.ts';
import type { OpenPage, Visitor } from '../browser/browser.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The browser of a test has no telephone; asked to dial, it would wait for an answer and take no more presses. */
function dialNobody(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null)
      event.preventDefault();
  });
}

/** The ten seconds in which a press can be taken back are over too soon for a test on a busy machine. */
const stretchUndo = `
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...given) => later(act, ms === 10000 ? 600000 : ms, ...given);
`;

type Operator = Visitor & {
  readonly name?: string;
  readonly role?: OperatorRole;
  /** Undo goes after ten seconds, as for everybody. Default: it stays. */
  readonly undoEnds?: boolean;
};

/** Ana, an owner, or somebody else signs in by a link, and is on the board. */
export async function signIn(
  server: BoardServer,
  open: OpenPage,
  { name = 'Ana', role = 'owner', undoEnds = false, ...visitor }: Operator = {},
): Promise<Page> {
  const page = await open(await server.inviteLink(name, role), visitor);
  if (!undoEnds) await page.addInitScript({ content: stretchUndo });
  await page.locator('astro-island:not([ssr]) button', { hasText: 'Sign in' }).click();
  await page.waitForURL('**/board');
  await page.locator('.board-operator', { hasText: name }).waitFor();
  await page.evaluate(dialNobody);
  return page;
}

/** The row of the lead of that name. */
export function rowOf(page: Page, name: string) {
  return page.locator('li', { has: page.getByRole('heading', { name, exact: true }) });
}

/** Shows a panel of the board, from "More" where it does not fit. */
export async function showTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Call board' }).getByRole('link', { name });
  if (!(await tab.isVisible())) await page.locator('.board-tabs-more').click();
  await tab.click();
}

/** What axe finds on the page as it stands, with nothing on its way: rule and place. */
export async function listViolations(page: Page, rules: RunOptions = {}): Promise<readonly string[]> {
  await page.evaluate(untilAnimationsEnd);
  // Half a megabyte, given once to each page that was loaded.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
