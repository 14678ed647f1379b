// Windows without script, by Back, on two devices, and one last place for two people.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { chooseWindow, openElsewhere, openRequest, pickWindow } from '../../support/requests/open-request.ts';
import { bookFor } from '../../support/board/visit-desk.ts';

const noon = '2026-06-10T12:00:00-04:00';

test('without script a window is picked, and after Back another: one is held, and every device sees which', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, hasScript: false });
  await pickWindow(page, 'Thu, Jun 11', '9–11 am');
  await page.goBack();
  await pickWindow(page, 'Fri, Jun 12', '11 am–1 pm');
  const other = await openElsewhere(page, open, { width: 390, clock: noon });
  const held = other.locator('[data-request=held]');
  await held.getByText('We keep Fri, Jun 12, 11 am–1 pm').waitFor();
  await pickWindow(page, 'Sat, Jun 13', '9–11 am');
  await other.clock.runFor(5000);
  await held.getByText('We keep Sat, Jun 13, 9–11 am').waitFor();
  await page.getByText('No window: agree on a time when you call me').click();
  await page.getByRole('button', { name: 'Keep this window for me' }).click();
  await page.locator('[data-request=gone]').getByText('is not kept for you any more').waitFor();
  await other.clock.runFor(5000);
  await held.waitFor({ state: 'hidden' });
});

test('of two people and one last place one has it; the other is told, offered the next, and has that', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', phone: '305 555 0101', email: 'ann@example.com' });
  const board = await signIn(server, open);
  await bookFor(board, 'Ann', { date: '2026-06-11', fromHour: 9 });
  const rosa = await openRequest(server, open, { width: 390 });
  const ben = await openRequest(
    server,
    open,
    { width: 390 },
    { name: 'Ben Ito', phone: '305 555 0102', email: 'ben@example.com' },
  );
  for (const page of [rosa, ben]) await chooseWindow(page, 'Thu, Jun 11', '9–11 am');
  await pickWindow(rosa, 'Thu, Jun 11', '9–11 am');
  const keep = ben.getByRole('button', { name: 'Keep this window for me' });
  await keep.click();
  const sorry = ben.locator('[data-request=pick-problem]');
  await sorry.getByText('Thu, Jun 11, 9–11 am is taken').waitFor();
  expect(await sorry.innerText()).toContain('The next one free is marked below: Thu, Jun 11, 11 am–1 pm.');
  expect(await ben.locator('[data-request=held]').isVisible()).toBe(false);
  await keep.click();
  await ben.locator('[data-request=held]').getByText('We keep Thu, Jun 11, 11 am–1 pm').waitFor();
  await rowOf(board, 'Rosa Diaz').getByText('Held: Thu, Jun 11, 9–11 am').waitFor();
  await rowOf(board, 'Ben Ito').getByText('Held: Thu, Jun 11, 11 am–1 pm').waitFor();
});
