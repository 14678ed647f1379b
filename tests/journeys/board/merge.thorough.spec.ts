// Two requests of one person made one: at two browsers, and for their sender.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest } from '../../support/requests/open-request.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';

test('two requests of one person are joined: asked once, then one row at every board, with the words of both', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', request_id: 'request-one', message: 'The drum is stuck.' });
  server.passMinutes(5);
  await server.sendQuote({ name: 'Rosa D.', request_id: 'request-two', message: 'It smells of smoke, too.' });
  const ana = await signIn(server, open);
  const leo = await signIn(server, open, { width: 390, name: 'Leo' });
  await rowOf(leo, 'Rosa Diaz').waitFor();
  const row = rowOf(ana, 'Rosa D.');
  await row.getByText('Second request this week').waitFor();
  await row.locator('.board-open').click();
  await row.getByRole('heading', { name: 'Requests of this person' }).waitFor();
  await row.getByRole('button', { name: 'Merge into this one' }).click();
  await row.getByRole('button', { name: 'No', exact: true }).click();
  await rowOf(leo, 'Rosa Diaz').waitFor();
  await row.getByRole('button', { name: 'Merge into this one' }).click();
  await row.getByRole('button', { name: 'Yes, merge' }).click();
  await row.getByText('Merged into this request.').waitFor();
  await row.getByText('The drum is stuck.').first().waitFor();

  await expect.poll(() => rowOf(leo, 'Rosa Diaz').count()).toBe(0);
  await rowOf(leo, 'Rosa D.').waitFor();
  await leo.getByRole('heading', { name: 'On the clock 1' }).waitFor();
  await rowOf(leo, 'Rosa D.').getByText('1 request merged in').waitFor();
  for (const raw of ['phoneAsTyped', 'Sent again']) expect(await row.getByText(raw).count(), raw).toBe(0);

  await row.getByRole('button', { name: 'Undo' }).click();
  await rowOf(leo, 'Rosa Diaz').waitFor();
});

test('the visit of a joined request is the other’s, at the desk and on every page of its sender; two visits are not joined', async ({
  open,
}) => {
  const server = await startBoardServer();
  const phone = { width: 390, hasScript: false };
  const first = await openRequest(server, open, phone, { name: 'Rosa Diaz', request_id: 'request-one' });
  const second = await openRequest(server, open, phone, { name: 'Rosa D.', request_id: 'request-two' });
  const board = await signIn(server, open, { refusals: [409] });
  const technicianId = await addTechnician(board, 'Ben Ortiz');
  await bookFor(board, 'Rosa Diaz', { technicianId });
  const row = rowOf(board, 'Rosa D.');
  await row.locator('.board-open').click();
  const join = async () => {
    await row.getByRole('button', { name: 'Merge into this one' }).click();
    await row.getByRole('button', { name: 'Yes, merge' }).click();
  };
  await join();
  await row.getByText('Merged into this request.').waitFor();
  await row
    .getByText(/Jun 1\d, .+ Ben Ortiz/u)
    .first()
    .waitFor();
  for (const page of [first, second]) {
    await page.reload();
    await page.getByText('Ben is your technician.').first().waitFor();
    expect(await page.getByRole('link', { name: 'Put the visit into your calendar' }).count()).toBe(1);
  }
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Undone.').waitFor();
  await bookFor(board, 'Rosa D.', { technicianId, fromHour: 15 });
  await join();
  await row.getByText('Not merged: both have a visit that is still to come.').waitFor();
});

test('a call that was missed is merged into the request of the same number, which keeps its words and its clock', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', phone: '727 555 0171', message: 'The drum is stuck.' });
  server.passMinutes(5);
  await server.missCall('+17275550171');
  const page = await signIn(server, open);
  await page.getByRole('heading', { name: 'On the clock 2' }).waitFor();
  const call = rowOf(page, 'Rosa Diaz').filter({ hasText: 'Missed call' });
  await call.locator('.board-open').click();
  await call.getByRole('button', { name: 'Merge this call into it' }).click();
  await call.getByText(/^Merge this call into the request of /u).waitFor();
  await call.getByRole('button', { name: 'Yes, merge' }).click();
  await call.getByText('Not on this list any more').waitFor();
  const row = rowOf(page, 'Rosa Diaz').filter({ hasNotText: 'Missed call' });
  await row.getByText('1 request merged in').waitFor();
  expect(await row.innerText()).toMatch(/9:\d\d\s+left[^]*Refrigerator[^]*The drum is stuck/u);
  await row.locator('.board-open').click();
  await page.getByText(/^They called .+\. The call was merged into this request\.$/u).waitFor();
  expect(await page.getByText('The same words.').count()).toBe(0);
});
