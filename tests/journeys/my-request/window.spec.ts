// A window from the homeowner's page to the desk and back: held, booked, taken back, released, and wished for anew.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { chooseWindow, openRequest, pickWindow, stateOf } from '../../support/requests/open-request.ts';
import { bookFor } from '../../support/board/visit-desk.ts';

const noon = '2026-06-10T12:00:00-04:00';
const held = 'Held: Thu, Jun 11, 9–11 am';

test('a window that is picked stands at the desk, is booked with it chosen, taken back, released, and wished for anew', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, clock: noon });
  const board = await signIn(server, open);
  const row = rowOf(board, 'Rosa Diaz');
  await row.waitFor();
  await pickWindow(page, 'Thu, Jun 11', '9–11 am');
  await row.getByText(held).waitFor();

  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = board.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '9–11 am', checked: true }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'Thu, Jun 11' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await row.getByText('Booked.').waitFor();
  await expect.poll(() => row.getByText(held).count()).toBe(0);
  await page.clock.runFor(5000);
  await stateOf(page).getByText('Your visit: Thu, Jun 11, 9–11 am.').waitFor();
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByText(held).waitFor();
  await page.clock.runFor(5000);
  await page.locator('[data-request=held]').getByText('We keep Thu, Jun 11, 9–11 am').waitFor();

  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByText(/9–11 am, held until 2:00 pm/u).waitFor();
  await row.getByRole('button', { name: 'Release the window' }).click();
  await row.getByText('Released the window: Thu, Jun 11, 9–11 am').waitFor();
  await expect.poll(() => row.getByText(held).count()).toBe(0);
  await page.clock.runFor(5000);
  await page.locator('[data-request=gone]').getByText('is not kept for you any more').waitFor();
});

test('with a visit, another time is asked for: the visit stays, and the desk is to call', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390 });
  const board = await signIn(server, open, { width: 390 });
  const row = rowOf(board, 'Rosa Diaz');
  await bookFor(board, 'Rosa Diaz', { date: '2026-06-11', fromHour: 9 });
  await page.getByRole('link', { name: 'Refresh' }).click();
  await page.getByRole('heading', { name: 'Ask for another time' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Schedule online' }).isVisible()).toBe(false);
  // The window of the visit is no other time.
  const sameDay = page.locator('[data-request-windows=move] details', { hasText: 'Thu, Jun 11' });
  expect(await sameDay.locator('[type=radio]').count()).toBe(6);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await page.getByText('Choose a window, or write what would suit you.').waitFor();
  await chooseWindow(page, 'Fri, Jun 12', '1–3 pm');
  await page.getByLabel('What would suit you (optional)').fill('After school');
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await page.getByText('You asked for another time: Fri, Jun 12, 1–3 pm · After school.').waitFor();
  await stateOf(page).getByText('Your visit: Thu, Jun 11, 9–11 am').waitFor();
  await row.getByText('Asks for another time', { exact: true }).waitFor();
  await row.getByText('Thu, Jun 11, 9–11 am', { exact: true }).waitFor();
  await board.getByRole('heading', { name: 'Follow up 1' }).waitFor();
});
