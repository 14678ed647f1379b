// A request called off by its sender: the desk sees it in red, and who was to go sees it on paper; then it is sent again.
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest, stateOf } from '../../support/requests/open-request.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';

test('called off with a visit agreed, a request is red at the desk, says why, and "Do not go" on the sheet', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390 });
  const board = await signIn(server, open);
  await bookFor(board, 'Rosa Diaz', { technicianId: await addTechnician(board, 'Ben Ortiz') });
  await page.getByText('Cancel the request', { exact: true }).click();
  await page.getByLabel('Why (optional)').fill('It runs again');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await stateOf(page).getByText('You canceled this request').waitFor();

  const row = rowOf(board, 'Rosa Diaz');
  await row.locator('[data-kind=canceled]', { hasText: 'Canceled by customer' }).waitFor();
  expect(await row.getByRole('button', { name: 'Change' }).count()).toBe(0);
  await row.getByRole('button', { name: 'Close', exact: true }).waitFor();
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByText('Canceled by customer: It runs again').first().waitFor();
  await expect.poll(() => listViolations(board)).toEqual([]);
  await showTab(board, 'Visits');
  const visit = board.locator('.visit-row', { hasText: 'Rosa Diaz' });
  await visit.locator('.visit-state', { hasText: 'Canceled by customer' }).waitFor();
  await board.emulateMedia({ media: 'print' });
  const paper = await board.locator('body').innerText();
  expect(paper).toMatch(/Visits of Ben Ortiz[^]*1–3 pm\s+Do not go[^]*Rosa Diaz\s+Canceled by customer/u);
});

test('called off before anything was agreed, a request is done, and can be sent again with what is kept', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, hasScript: false });
  expect(await page.getByText('Request another repair', { exact: true }).isVisible()).toBe(false);
  await page.getByText('Cancel the request', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await stateOf(page).getByText('You canceled this request').waitFor();
  const board = await signIn(server, open, { width: 390 });
  await board.getByText('Nobody waits for a call.').waitFor();
  await showTab(board, 'Booked & closed');
  const closed = board.getByRole('group', { name: 'Show' });
  await closed.getByRole('button', { name: 'Canceled' }).click();
  await rowOf(board, 'Rosa Diaz').getByText('Canceled by customer').waitFor();
  await expect.poll(() => listViolations(board)).toEqual([]);
  await closed.getByRole('button', { name: 'Done' }).click();
  await board.getByText('Nothing found.').waitFor();
  await showTab(board, 'Work list');

  await page.getByText('Request another repair', { exact: true }).click();
  await page.getByLabel('What we should know').fill('Warm once more');
  await page.getByRole('button', { name: 'Send a new request' }).click();
  await stateOf(page).getByText('call you').waitFor();
  const row = rowOf(board, 'Rosa Diaz');
  await row.getByText('Second request this week').waitFor();
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByText('Warm once more').first().waitFor();
  expect((await server.listLeads()).map(({ state }) => state).toSorted()).toEqual(['done', 'open']);
});
