// What a customer sent wrongly is corrected by the desk, while they are on the line.
import { listViolations, rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('details are corrected in one form: faults beside their fields, and what was sent first stays below', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390, refusals: [422] });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Correct details' }).click();
  const form = page.getByRole('form', { name: 'Correct the details of Rosa Diaz' });
  expect(await form.getByLabel('Phone').inputValue()).toBe('(305) 555-0123');
  await form.getByLabel('Phone').fill('5');
  await form.getByLabel('ZIP code').fill('10001');
  await form.getByText('We do not know this ZIP code.').waitFor();
  await form.getByLabel('Street address').fill('12 Palm Ave');
  await form.getByRole('button', { name: 'Save corrections' }).click();
  await form.getByText('Please give a phone number with ten digits').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await form.getByLabel('Phone').fill('305 555 0188');
  await form.getByLabel('Name').fill('Rosa Maria Diaz');
  await form.getByLabel('Appliance').selectOption('dryer');
  await form.getByRole('button', { name: 'Save corrections' }).dblclick();
  const corrected = rowOf(page, 'Rosa Maria Diaz');
  await corrected.getByText('Corrected. The history says what.').waitFor();
  await corrected.getByText('Outside area').waitFor();
  await corrected.getByText('What they sent first, before it was corrected').waitFor();
  await corrected.getByText('Details corrected').waitFor();
  await corrected.getByText('Map 12 Palm Ave').waitFor();
  const lead = (await server.listLeads())[0];
  expect(lead).toMatchObject({ phone: '+13055550188', zip: '10001', appliance: 'dryer', state: 'open' });
  expect(lead?.events).toHaveLength(1);
});

test('who corrects what another has just corrected is told, and nothing typed is lost', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const [ana, ben] = [
    await signIn(server, open, { refusals: [409] }),
    await signIn(server, open, { name: 'Ben' }),
  ];
  for (const page of [ana, ben]) {
    await rowOf(page, 'Rosa Diaz').getByRole('button', { name: 'Rosa Diaz' }).click();
    await page.getByRole('button', { name: 'Correct details' }).click();
  }
  await ben.getByLabel('Email').fill('ben@example.com');
  await ana.getByLabel('Apartment or unit').fill('Apt 4');
  await ben.getByRole('button', { name: 'Save corrections' }).click();
  await ben.getByText('Corrected. The history says what.').waitFor();
  await ana.getByRole('button', { name: 'Save corrections' }).click();
  await ana.getByText('Not saved, for this came first: “Ben').waitFor();
  expect(await ana.getByLabel('Apartment or unit').inputValue()).toBe('Apt 4');
  // A second press at one place, so soon, is one press made twice.
  await ana.getByLabel('Apartment or unit').press('Enter');
  await ana.getByText('Corrected. The history says what.').waitFor();
  expect((await server.listLeads())[0]).toMatchObject({ unit: 'Apt 4', email: 'ben@example.com' });
});
