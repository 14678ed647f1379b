// A homeowner's page of their own request, served by the test's own server.
import type { Page } from 'playwright-core';
import { corePath } from '#domain/paths/paths.ts';
import type { BoardServer } from '../board/board-server.ts';
import type { OpenPage, Visitor } from '../browser/browser.ts';

type Answers = Readonly<Record<string, string>>;

/** What the page says of how the request stands. */
export const stateOf = (page: Page) => page.locator('[data-request=state]');

/** Sends the form for Rosa Diaz, or with other answers, and opens its page on the device that sent it. */
export async function openRequest(
  server: BoardServer,
  open: OpenPage,
  visitor: Visitor = {},
  answers: Answers = {},
): Promise<Page> {
  return openSent(await server.sendQuote({ name: 'Rosa Diaz', ...answers }), server, open, visitor);
}

/** Opens the page of what was sent, on the device that sent it. */
export async function openSent(
  sent: Response,
  server: BoardServer,
  open: OpenPage,
  visitor: Visitor = {},
): Promise<Page> {
  const [name = '', value = ''] = (sent.headers.get('set-cookie')?.split(';')[0] ?? '').split('=');
  const { origin } = new URL(await server.mailedLink());
  const page = await open(origin + corePath('submitted'), visitor);
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.reload();
  return page;
}

/** The same request on another device. */
export async function openElsewhere(page: Page, open: OpenPage, visitor: Visitor = {}): Promise<Page> {
  const other = await open(page.url(), visitor);
  await other.context().addCookies(await page.context().cookies());
  await other.goto(page.url());
  return other;
}

/** Chooses a window on the page, opening its day first. */
export async function chooseWindow(page: Page, day: string, window: string): Promise<void> {
  const place = page.locator('details.request-day', { hasText: day });
  if ((await place.getAttribute('open')) === null) await place.locator('summary').click();
  await place.getByText(window, { exact: true }).click();
}

/** Picks a window, and waits until the page says that it is kept. */
export async function pickWindow(page: Page, day: string, window: string): Promise<void> {
  await chooseWindow(page, day, window);
  await page.getByRole('button', { name: 'Keep this window for me' }).click();
  await page.locator('[data-request=held]', { hasText: `We keep ${day}, ${window} free for you` }).waitFor();
}
