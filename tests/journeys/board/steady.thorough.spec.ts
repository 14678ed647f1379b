// No row moves beneath a hand, no press falls on another person, and every press can be taken back.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { aBoard, names, people, sendFrom } from '../../support/board/five-people.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { clickTwice, tapTwice } from '../../support/browser/press-twice.ts';

const topOf = async (page: Page, name: string) => (await rowOf(page, name).boundingBox())?.y;

test('rows stay where they are after a press until the pointer leaves, and Undo brings the reminders back', async ({
  open,
}) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open);
  await rowOf(page, 'Eve').waitFor();
  expect(await names(page)).toEqual(people);
  await rowOf(page, 'Bea').getByRole('button', { name: 'Bea' }).click();
  const before = await topOf(page, 'Bea');
  await rowOf(page, 'Bea').getByRole('button', { name: 'Not a fit' }).click();
  await rowOf(page, 'Bea').getByText('Not a fit.', { exact: true }).waitFor();
  await sendFrom(server, 'Fay');
  await page.getByRole('button', { name: '1 new request: Fay' }).waitFor();
  expect(await names(page)).toEqual(people);
  expect(await topOf(page, 'Bea')).toBe(before);
  await rowOf(page, 'Bea').getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Bea').getByText('Undone.').waitFor();
  await page.mouse.move(5, 5);
  await expect.poll(() => names(page)).toEqual([...people, 'Fay']);
  await rowOf(page, 'Bea').getByRole('button', { name: 'Bea' }).click();
  await rowOf(page, 'Bea').getByText('Undone · Ana').waitFor();
  await rowOf(page, 'Bea')
    .getByText(/Reminder to call: to staff, by email\s*Goes out/u)
    .first()
    .waitFor();
});

test('a second press at the same place falls on nobody', async ({ open }) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open);
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).click();
  await clickTwice(page, row.getByRole('button', { name: 'Spam' }));
  await row.getByText('Spam.', { exact: true }).waitFor();
  // A double click on "No answer" asks for the time and chooses none.
  const other = rowOf(page, 'Bea');
  await other.getByRole('button', { name: 'Bea' }).click();
  await clickTwice(page, other.getByRole('button', { name: 'No answer' }));
  await other.getByText('No answer. When to call again?').waitFor();
  const third = rowOf(page, 'Cal');
  await clickTwice(page, third.getByRole('button', { name: 'I’m calling' }));
  await third.getByText('You are calling').waitFor();
  // Slower, at the same place, it is still the same person.
  const box = await third.getByRole('button', { name: 'Done' }).boundingBox();
  if (box === null) throw new Error('No button to press');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...at);
  await third.getByText('Done.').waitFor();
  expect(
    await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('li.board-row')?.textContent,
      at,
    ),
  ).toContain('Cal');
  expect(await rowOf(page, 'Dan').getByRole('button', { name: 'I’m calling' }).isVisible()).toBe(true);
});

test('on a phone a double tap marks one person, and the rows follow when the thumb is gone', async ({
  open,
}) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open, { width: 390, height: 844, undoEnds: true });
  await page.clock.install();
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).tap();
  await tapTwice(page, row.getByRole('button', { name: 'Done' }));
  await row.getByText('Done.').waitFor();
  await row.getByRole('button', { name: 'Undo' }).waitFor();
  await page.clock.fastForward(10_000);
  await row.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await expect.poll(() => names(page)).toEqual(['Bea', 'Cal', 'Dan', 'Eve']);
});

test('a note keeps no row in its place: who comes after it is seen', async ({ open }) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open, { width: 390, height: 844 });
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).tap();
  await row.getByLabel('Note, kept with what you press').fill('Gate code 12');
  await row.getByRole('button', { name: 'Save note alone' }).tap();
  await row.getByText('Note saved.').waitFor();
  await sendFrom(server, 'Fay');
  await expect.poll(() => names(page)).toContain('Fay');
});

test('who is called again has a time, a count of tries, and comes back when it is time', async ({ open }) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open, { undoEnds: true });
  await page.clock.install();
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'No answer' }).click();
  await row.getByRole('button', { name: 'In 15 min' }).click();
  await row.getByText(/No answer\. Follow up 12:\d\d pm\./u).waitFor();
  await row.getByText('1 try').waitFor();
  await page.mouse.move(5, 5);
  // What can be taken back keeps its row where it is.
  await page.clock.fastForward(10_000);
  await page.getByRole('heading', { name: 'Later 1' }).waitFor();
  server.passMinutes(16);
  await page.getByRole('heading', { name: 'Follow up 1' }).waitFor();
  expect(await row.locator('.board-clock').innerText()).toMatch(/^due/u);
  await row.getByRole('button', { name: 'Call again' }).click();
  await row.getByRole('button', { name: 'Spoke, follow up' }).click();
  await row.getByRole('button', { name: 'Another time' }).click();
  await row.getByLabel('Another time').fill('2020-01-01T10:00');
  await row.getByRole('button', { name: 'Save', exact: true }).click();
  await row.getByText('That time is over. Choose a later one.').waitFor();
});

test('details stay open to read when the question after a press is not answered', async ({ open }) => {
  const server = await startBoardServer();
  await sendFrom(server, 'Ann');
  const page = await signIn(server, open);
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).click();
  await row.getByText('What was done').waitFor();
  const unanswered = page.waitForEvent('requestfailed', (request) => /\/leads\/[^/]+$/u.test(request.url()));
  await page.route(/\/api\/board\/leads\/[^/?]+$/u, (route) => route.abort());
  await row.getByLabel('Note').fill('Gate code 4411');
  await row.getByRole('button', { name: 'Save note alone' }).click();
  await unanswered;
  await row.getByText('Note saved.').waitFor();
  expect(await row.locator('.board-details').innerText()).toMatch(/what was done/iu);
});

test('what a press came to leaves its row after ten seconds, though the pointer rests there', async ({
  open,
}) => {
  const server = await startBoardServer();
  await aBoard(server);
  const page = await signIn(server, open, { undoEnds: true });
  await page.clock.install();
  const row = rowOf(page, 'Ann');
  await row.getByRole('button', { name: 'Ann' }).click();
  await row.getByRole('button', { name: 'Not a fit' }).click();
  const said = row.getByText('Not a fit.', { exact: true });
  await said.waitFor();
  await row.getByRole('button', { name: 'Undo' }).hover();
  await page.clock.fastForward(11_000);
  await said.waitFor({ state: 'detached' });
  expect(await names(page)).toEqual(people);
});
