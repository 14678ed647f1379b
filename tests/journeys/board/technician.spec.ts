// A technician's phone: the link from the board, his visits, and what he presses, seen by the desk and by the customer.
import { listViolations, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { addTechnician, bookFor, linkTechnician } from '../../support/board/visit-desk.ts';
import { expect, test, type OpenPage, type Visitor } from '../../support/browser/browser.ts';
import { openRequest, stateOf } from '../../support/requests/open-request.ts';

const street = { street: '12 Palm Ave', unit: 'Apt 4', access: 'Gate 4711' };

/** Ben has a visit today and a link to his page, and his customer has their own page open. */
async function aDay(open: OpenPage, visitor: Visitor) {
  const server = await startBoardServer();
  const customer = await openRequest(server, open, { width: 390, hasScript: false });
  const board = await signIn(server, open, { width: 1440 });
  const technicianId = await addTechnician(board, 'Ben Ortiz');
  await bookFor(board, 'Rosa Diaz', { technicianId, address: street });
  const phone = await open(await linkTechnician(board), { width: 390, ...visitor });
  return {
    ...{ server, customer, board, phone },
    card: phone.locator('.tech-card', { hasText: 'Rosa Diaz' }),
    row: board.locator('.visit-row', { hasText: 'Rosa Diaz' }),
  };
}

test('without script he sees where to go and says that he is on the way; the desk and the customer know at once', async ({
  open,
}) => {
  const { phone, card, row, customer } = await aDay(open, { hasScript: false });
  expect(new URL(phone.url()).pathname).toBe('/technician');
  await card.getByText('12 Palm Ave, Apt 4').waitFor();
  await card.getByText('Gate 4711').waitFor();
  expect(await card.getByRole('link', { name: 'Call Rosa Diaz' }).getAttribute('href')).toBe(
    'tel:+13055550123',
  );
  for (const button of await phone.locator('.tech-button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await card.getByRole('button', { name: 'On the way' }).click();
  await card.getByRole('heading', { name: 'On the way' }).waitFor();
  await row.locator('.visit-state', { hasText: 'On the way' }).waitFor();
  await customer.reload();
  await stateOf(customer).getByText('Ben is on the way to you.').waitFor();
  await card.getByText('Add a note').click();
  await card.getByRole('textbox', { name: 'Note for the desk' }).fill('New drain pump');
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByRole('heading', { name: 'Done' }).waitFor();
  await row.locator('.visit-state', { hasText: 'Done' }).waitFor();
  expect(await phone.getByRole('button', { name: 'On the way' }).count()).toBe(0);
  // The browser's own way back and a second press change nothing.
  await phone.goBack();
  await phone.reload();
  await card.getByRole('heading', { name: 'Done' }).waitFor();
});

test('what is pressed without a signal waits on the phone, says so, and goes once when there is one', async ({
  open,
}) => {
  const { server, phone, card, row } = await aDay(open, {});
  const posts: string[] = [];
  phone.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  expect(await listViolations(phone)).toEqual([]);
  await phone.context().setOffline(true);
  await card.getByRole('button', { name: 'On the way' }).click();
  await phone.getByText('Not sent yet: no signal.').waitFor();
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByRole('button', { name: 'Done' }).click();
  await phone.context().setOffline(false);
  await card.getByRole('heading', { name: 'Done' }).waitFor();
  expect(await phone.getByText('Not sent yet').isVisible()).toBe(false);
  await row.locator('.visit-state', { hasText: 'Done' }).waitFor();
  const [lead] = await server.listLeads();
  expect(lead?.events.filter(({ operator }) => operator === 'Ben Ortiz')).toMatchObject([
    { outcome: 'visit-done' },
  ]);
  expect(await listViolations(phone)).toEqual([]);
});

test('over what the desk did meanwhile nothing is done, and he reads what it was', async ({ open }) => {
  const { phone, card, row } = await aDay(open, { refusals: [409] });
  await row.getByRole('button', { name: 'On the way' }).click();
  await row.locator('.visit-state', { hasText: 'On the way' }).waitFor();
  await card.getByText('Add a note').click();
  await card.getByRole('textbox', { name: 'Note for the desk' }).fill('New drain pump');
  await card.getByRole('button', { name: 'Done' }).click();
  await phone.getByRole('alert').getByText('Ana changed this visit first. Now: On the way').waitFor();
  expect(await card.getByRole('textbox', { name: 'Note for the desk' }).inputValue()).toBe('New drain pump');
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByRole('heading', { name: 'Done' }).waitFor();
});
