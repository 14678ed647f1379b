// What a flood leaves on the board, marked at once: by mouse, by keyboard, on a phone.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { sendFlood, startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { enterTwice } from '../../support/browser/press-twice.ts';

/** How much of the element with the focus lies under something else that sticks to the screen. */
function isFocusHidden(): boolean {
  const focused = document.activeElement;
  if (focused === null) return true;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return shown === null || !(focused.contains(shown) || shown.contains(focused));
}

const countRows = (page: Page) => page.locator('.board-row').count();

test('forty leads are chosen, asked about, marked as not a fit, and taken back', async ({ open }) => {
  const server = await startBoardServer();
  await sendFlood(server, 40);
  const page = await signIn(server, open, { width: 360 });
  await rowOf(page, 'Flood 40').waitFor();
  await page.getByRole('button', { name: 'Mark several' }).click();
  await page.getByLabel('Select all 40 shown here').check();
  await page.getByText('40 selected').waitFor();
  await rowOf(page, 'Flood 7').getByLabel('Select Flood 7').uncheck();
  await page.getByRole('button', { name: 'Not a fit' }).click();
  await page.getByText('Mark 39 as not a fit?').waitFor();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByText('39 selected').waitFor();
  await page.getByRole('button', { name: 'Not a fit' }).click();
  await page.getByRole('button', { name: 'Yes, mark 39' }).click();
  await page.getByText('Marked as not a fit: 39.').waitFor();
  await expect.poll(() => countRows(page)).toBe(1);
  await rowOf(page, 'Flood 7').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Back on the list: 39.').waitFor();
  await expect.poll(() => countRows(page)).toBe(40);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Mark several' }).waitFor();
});

test('the keyboard alone does it, the focus is never lost, and what was called meanwhile stays called', async ({
  open,
}) => {
  const server = await startBoardServer();
  await sendFlood(server, 12);
  const page = await signIn(server, open);
  const other = await signIn(server, open);
  await rowOf(page, 'Flood 12').waitFor();
  const isFocused = async (name: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.parentElement?.textContent))
      .toContain(name);
  await page.getByRole('button', { name: 'Mark several' }).focus();
  await page.keyboard.press('Enter');
  await isFocused('Select all 12 shown here');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  for (const name of ['Flood 1', 'Flood 2', 'Flood 3', 'Flood 4', 'Flood 5', 'Flood 6']) {
    // Nothing is chosen yet at the first, so that the button to mark cannot be reached.
    await page.getByLabel(`Select ${name}`, { exact: true }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(isFocusHidden), { message: name }).toBe(false);
  }
  await page.getByText('6 selected').waitFor();
  const settle = async (name: string) => {
    await rowOf(other, name).getByRole('button', { name }).click();
    await rowOf(other, name).getByRole('button', { name: 'Done' }).click();
    await rowOf(other, name).getByText('Done.').waitFor();
  };
  await settle('Flood 3');
  await page.getByText('5 selected').waitFor();
  await page.getByRole('button', { name: 'Not a fit' }).focus();
  // Enter twice answers nothing.
  await enterTwice(page);
  await page.getByText('Mark 5 as not a fit?').waitFor();
  await settle('Flood 4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .getByText('Marked as not a fit: 4. Left as they are, for somebody has dealt with them: 1.')
    .waitFor();
  await isFocused('Marked as not a fit: 4.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Back on the list: 4.').waitFor();
  await isFocused('Back on the list: 4.');
});

test('what could not be saved is said, and the same press is made again', async ({ open }) => {
  const server = await startBoardServer();
  await sendFlood(server, 3);
  const page = await signIn(server, open);
  await page.getByRole('button', { name: 'Mark several' }).click();
  await page.getByLabel('Select all 3 shown here').check();
  await page.getByRole('button', { name: 'Not a fit' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Yes, mark 3' }).click();
  await page.getByText('That was not saved. Please press again.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Yes, mark 3' }).click();
  await page.getByText('Marked as not a fit: 3.').waitFor();
});

test('on a wide screen the phone of a row to choose stands behind its facts, not among the boxes', async ({
  open,
}) => {
  const server = await startBoardServer();
  await sendFlood(server, 2);
  const page = await signIn(server, open, { width: 1440 });
  await page.getByRole('button', { name: 'Mark several' }).click();
  const row = rowOf(page, 'Flood 1');
  await row.getByLabel('Select Flood 1').waitFor();
  const [facts, phone] = await Promise.all(
    ['.board-facts', '.board-tel'].map((part) => row.locator(part).boundingBox()),
  );
  expect(phone?.x).toBeGreaterThanOrEqual((facts?.x ?? 0) + (facts?.width ?? 0));
});

test('who is overdue behind a page of calls that are still in time is one press away, too', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Late One', email: 'late@example.com', request_id: 'late' });
  server.passMinutes(16);
  await sendFlood(server, 101);
  const page = await signIn(server, open, { width: 390 });
  await rowOf(page, 'Flood 1').waitFor();
  expect(await rowOf(page, 'Late One').count()).toBe(0);
  await page.getByRole('button', { name: '1 overdue' }).click();
  const row = rowOf(page, 'Late One');
  await expect.poll(() => row.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});
