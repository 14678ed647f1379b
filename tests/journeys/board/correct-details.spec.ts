// What a customer sent wrongly is corrected by the desk, while they are on the line.
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { bookFor } from '../../support/board/visit-desk.ts';
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

test('what is to be known of a customer stands wherever they write, call or are visited; “do not serve” asks once', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Correct details' }).click();
  await page.getByLabel('Lasting note about the customer').fill('Loud dog');
  await page.getByLabel('Language they prefer').fill('Spanish');
  await page.getByLabel('Do not serve').check();
  await page.getByLabel('Street address').fill('12 Palm Ave');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await row.getByText('About this customer').waitFor();
  await server.sendQuote({ name: 'Rosa D.', request_id: 'another-request', appliance: 'dryer' });
  await page.reload();
  const again = rowOf(page, 'Rosa D.');
  for (const chip of ['Do not serve', 'Loud dog', 'Speaks Spanish'])
    await again.locator('.board-chips').getByText(chip).waitFor();

  await page.getByRole('button', { name: 'Add caller' }).click();
  await page.keyboard.type('305.555.0123');
  await page.getByRole('dialog').getByText('Loud dog').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await again.getByRole('button', { name: 'Rosa D.' }).click();
  await again.getByText('12 Palm Ave, Miami Beach, FL 33139').waitFor();
  await again.getByRole('button', { name: 'Booked' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa D.' });
  await dialog.getByText('This customer is marked “Do not serve.” Book anyway?').waitFor();
  await dialog.getByText('Loud dog').waitFor();
  await dialog.getByRole('button', { name: 'Use 12 Palm Ave, Miami Beach, FL 33139' }).click();
  expect(await dialog.getByLabel('Street address').inputValue()).toBe('12 Palm Ave');
  await dialog.getByRole('radio', { name: '3–5 pm' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await dialog.waitFor({ state: 'detached' });
  await showTab(page, 'Visits');
  const visit = page.locator('.visit-row', { hasText: 'Rosa D.' });
  await visit.getByText('Do not serve').first().waitFor();
  await visit.getByRole('button', { name: 'More for Rosa D.' }).click();
  await visit.getByText('Loud dog').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  expect(paper).toMatch(/12 Palm Ave, Miami Beach, FL 33139[^]*Do not serve: yes[^]*Loud dog/u);
});

test('a booking that was opened before “Do not serve” asks all the same', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  await server.sendQuote({ name: 'Rosa D.', request_id: 'another-request', appliance: 'dryer' });
  const page = await signIn(server, open, { refusals: [409] });
  const ben = await signIn(server, open, { name: 'Ben' });
  await rowOf(page, 'Rosa D.').getByRole('button', { name: 'Rosa D.' }).click();
  await rowOf(page, 'Rosa D.').getByRole('button', { name: 'Booked' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa D.' });
  await dialog.getByRole('radio', { name: '3–5 pm' }).check({ force: true });
  const row = rowOf(ben, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Correct details' }).click();
  await ben.getByLabel('Do not serve').check();
  await ben.getByRole('button', { name: 'Save corrections' }).click();
  await row.getByText('About this customer').waitFor();
  // By key and then by hand: two presses at one point within a third of a second are one made twice.
  await dialog.getByRole('button', { name: 'Book visit' }).press('Enter');
  await dialog.getByText('This customer is marked “Do not serve.” Book anyway?').waitFor();
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a visit that moves to a region where its window is full is asked about before the ZIP code is saved', async ({
  open,
}) => {
  const server = await startBoardServer();
  const others = [
    { name: 'Ann', email: 'ann@example.com' },
    { name: 'Bo', email: 'bo@example.com' },
  ];
  for (const [count, other] of others.entries())
    await server.sendQuote({ ...other, zip: '33401', phone: `305 555 010${count}` });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 360, refusals: [409] });
  for (const name of ['Ann', 'Bo', 'Rosa Diaz']) await bookFor(page, name);
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByText('Wed, Jun 10, 1–3 pm').first().waitFor();
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Correct details' }).press('Enter');
  await page.getByLabel('ZIP code').fill('33401');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await page
    .getByText(
      'The visit is Wed, Jun 10, 1–3 pm. In Palm Beach County that window is not free (full). Move the visit first, or save anyway: it stays booked.',
    )
    .waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  expect(await server.listLeads()).toContainEqual(
    expect.objectContaining({ name: 'Rosa Diaz', zip: '33139' }),
  );
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await row.getByText('Corrected. The history says what.').waitFor();
  expect(await server.listLeads()).toContainEqual(
    expect.objectContaining({ name: 'Rosa Diaz', zip: '33401' }),
  );
});
