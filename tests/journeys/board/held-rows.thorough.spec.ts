// While the window of a visit is open, no row moves beneath it.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { aBoard, names, people, sendFrom } from '../../support/board/five-people.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('the window of a visit holds the rows on a phone, and takes every press though they move', async ({
  open,
}) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open, { width: 390, height: 844, undoEnds: true });
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).tap();
  await row.getByRole('button', { name: 'Booked' }).tap();
  const form = page.locator('form.visit-booking');
  await form.locator('.visit-window', { hasText: '1–3 pm' }).tap();
  await sendFrom(server, 'Fay');
  await page.getByText('1 new request: Fay').waitFor({ state: 'attached' });
  expect(await names(page)).toEqual(people);
  // However they came to move, a hand in the window is not on its way to a row.
  await page.locator('.board-lists').evaluate((lists) => lists.toggleAttribute('data-moving', true));
  const box = await form.getByRole('button', { name: 'Book visit' }).boundingBox();
  if (box === null) throw new Error('No button to press');
  await page.touchscreen.tap(box.x + 20, box.y + 20);
  await form.waitFor({ state: 'detached' });
  // The window is gone, and with it the hold when the press cannot be taken back any more.
  await expect.poll(() => names(page)).toContain('Fay');
});
