// Two dispatchers at two browsers: who calls whom is seen, taking over is asked, and nobody marks what another has marked.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { bookFor } from '../../support/board/visit-desk.ts';

test('a call that another makes is seen, and taken over only when that is meant', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const ana = await signIn(server, open);
  const leo = await signIn(server, open, { width: 390, name: 'Leo' });
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(ana, 'Rosa Diaz').getByText('You are calling').waitFor();
  await rowOf(leo, 'Rosa Diaz').getByText('Ana is calling').waitFor();
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'Take over' }).click();
  await leo.getByText('Ana is calling Rosa Diaz now. Call them yourself all the same?').waitFor();
  await leo.getByRole('button', { name: 'Leave it to Ana' }).click();
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'Take over' }).click();
  await leo.getByRole('button', { name: 'Yes, take over' }).click();
  await rowOf(leo, 'Rosa Diaz').getByText('You are calling').waitFor();
  await rowOf(ana, 'Rosa Diaz').getByText('Leo is calling').waitFor();
});

test('whom another is calling is booked only by who takes the call over', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const ana = await signIn(server, open);
  const leo = await signIn(server, open, { width: 390, name: 'Leo' });
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'I’m calling' }).click();
  const row = rowOf(leo, 'Rosa Diaz');
  await row.getByText('Ana is calling').waitFor();
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  await leo.getByText('Ana is calling Rosa Diaz now. Call them yourself all the same?').waitFor();
  expect(await leo.getByRole('dialog').count()).toBe(0);
  await leo.getByRole('button', { name: 'Yes, take over' }).click();
  await row.getByText('You are calling').waitFor();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  await leo.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' }).waitFor();
});

test('a call ends by saying so, and others may call again', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Release' }).click();
  await row.getByText('Undone.').waitFor();
  await row.getByRole('button', { name: 'I’m calling' }).waitFor();
});

test('what another has marked meanwhile is told, with the row as it is now', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const ana = await signIn(server, open, { refusals: [409] });
  const leo = await signIn(server, open, { name: 'Leo' });
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'Rosa Diaz' }).click();
  // Ana's page hears nothing of what Leo does.
  await ana.route('**/api/board/leads?*', (route) => route.abort());
  await ana.context().setOffline(true);
  await ana.context().setOffline(false);
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'Rosa Diaz' }).click();
  await rowOf(leo, 'Rosa Diaz').getByRole('button', { name: 'Done' }).click();
  await rowOf(leo, 'Rosa Diaz').getByText('Done.').waitFor();
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'Spam' }).click();
  await rowOf(ana, 'Rosa Diaz')
    .getByText(/Not saved, for this came first: “Leo, .*: Done” It is now: Done\./u)
    .waitFor();
  expect(await rowOf(ana, 'Rosa Diaz').getAttribute('data-state')).toBe('done');
});

test('a visit that another sets while the dialog is open is not moved by booking', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const ana = await signIn(server, open, { refusals: [409] });
  const leo = await signIn(server, open, { name: 'Leo' });
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'Rosa Diaz' }).click();
  await rowOf(ana, 'Rosa Diaz').getByRole('button', { name: 'Booked' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '5–7 pm' }).check({ force: true });
  await bookFor(leo, 'Rosa Diaz', { fromHour: 15 });
  // The list beneath the dialog knows of it.
  await ana.locator('.board-row[data-state=booked]').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await dialog.getByText('There is a visit already: Wed, Jun 10, 3–5 pm. Move that one instead.').waitFor();
});

test('who books what its customer has just called off is told so, and sees the row as it is now', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { refusals: [409] });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Booked' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.visit-window').last().click();
  await server.callOff('Found another company');
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await dialog.getByText(/this came first: “Customer, .*: Found another company”/u).waitFor();
  await row.getByText('Not on this list any more').waitFor();
  // The words stay while the row beneath them is done with.
  expect(await dialog.getByText(/this came first/u).isVisible()).toBe(true);
  expect(await server.listLeads()).toMatchObject([{ state: 'done' }]);
  await dialog.getByRole('button', { name: 'Go back' }).click();
});
