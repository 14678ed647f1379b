// Two requests of one person made one, at two browsers.
import { rowOf, signIn } from '../support/board-page.ts';
import { startBoardServer } from '../support/board-server.ts';
import { expect, test } from '../support/browser.ts';

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
  await row.getByRole('button', { name: 'Join with this one' }).click();
  await row.getByRole('button', { name: 'No', exact: true }).click();
  await rowOf(leo, 'Rosa Diaz').waitFor();
  await row.getByRole('button', { name: 'Join with this one' }).click();
  await row.getByRole('button', { name: 'Yes, join' }).click();
  await row.getByText('is now part of this request.').waitFor();
  await row.getByText('The drum is stuck.').first().waitFor();

  await expect.poll(() => rowOf(leo, 'Rosa Diaz').count()).toBe(0);
  await rowOf(leo, 'Rosa D.').waitFor();
  await leo.getByRole('heading', { name: 'Can still be kept 1' }).waitFor();
});
