// A caller is taken down by hand: faults beside their fields, one press or two, and nothing typed is lost.
import { listViolations, rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('a caller is put on the list once, with faults told beside their fields', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 390 });
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await window.getByRole('button', { name: 'Save caller' }).click();
  await window.getByText('Type a phone number with area code.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await window.getByLabel('Name').fill('Rosa Diaz');
  await window.getByLabel('Phone').fill('305 555 0123');
  await window.getByLabel('ZIP code').fill('33139');
  await window.getByText('Miami Beach').waitFor();
  await window.getByLabel('Appliance').selectOption('refrigerator');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add caller' }).click();
  await window.getByText('Not saved yet: Rosa Diaz · 305 555 0123').waitFor();
  expect(await window.getByLabel('Name').inputValue()).toBe('');
  await window.getByRole('button', { name: 'Go on with this caller' }).click();
  expect(await window.getByLabel('ZIP code').inputValue()).toBe('33139');
  await window.getByRole('button', { name: 'Save caller' }).dblclick();
  await window.waitFor({ state: 'detached' });
  await rowOf(page, 'Rosa Diaz').getByText('By phone: Ana').waitFor();
  expect(await page.locator('.board-row').count()).toBe(1);
});

test('somebody on the line is known by the number, taken down and booked in six presses', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await rowOf(page, 'Rosa Diaz').waitFor();
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await page.keyboard.type('305.555.0123');
  await window.getByText('We know this number: Rosa Diaz').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await window.getByRole('button', { name: 'Use what we have' }).click();
  expect(await window.getByLabel('Name').inputValue()).toBe('Rosa Diaz');
  expect(await window.getByLabel('ZIP code').inputValue()).toBe('33139');
  await window.getByLabel('Name').fill('Rosa María Diaz');
  await window.getByLabel('Appliance').selectOption('dryer');
  await window.getByRole('button', { name: 'Save and book' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a visit for Rosa María Diaz' });
  // Behind the dialog; who books before it is there is told of it, and has to press "Show".
  await page
    .getByRole('heading', { name: 'Rosa María Diaz', exact: true, includeHidden: true })
    .waitFor({ state: 'attached' });
  await booking.getByRole('radio', { name: '5–7 pm' }).check({ force: true });
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await booking.waitFor({ state: 'detached' });
  await rowOf(page, 'Rosa María Diaz').getByText('Booked.').waitFor();
});

test('where a caller lives is kept by "Save caller", and offered when they call again', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 360 });
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await window.getByLabel('Phone').fill('305 555 0123');
  await window.getByLabel('Name').fill('Rosa Diaz');
  await window.getByLabel('ZIP code').fill('33139');
  await window.getByText('Service address').click();
  await window.getByLabel('Street address').fill('12 Palm Ave');
  await window.getByLabel('Gate code').fill('Gate 44');
  await window.getByLabel('Appliance').selectOption('dryer');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await window.getByRole('button', { name: 'Save caller' }).click();
  await window.waitFor({ state: 'detached' });
  expect(await server.listLeads()).toMatchObject([{ street: '12 Palm Ave', access: 'Gate 44' }]);
  await page.getByRole('button', { name: 'Add caller' }).click();
  await window.getByLabel('Phone').fill('(305) 555-0123');
  await window.getByText('12 Palm Ave, Miami Beach, FL 33139').waitFor();
  await window.getByRole('button', { name: 'Use what we have' }).click();
  await expect.poll(() => window.getByLabel('Street address').inputValue()).toBe('12 Palm Ave');
  expect(await window.getByLabel('Gate code').inputValue()).toBe('Gate 44');
});

test('the sound is asked for once on a device, and can be changed', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  await page.getByRole('button', { name: 'No sound' }).click();
  await page.getByRole('button', { name: 'Sound off' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sound off' }).waitFor();
  expect(await page.getByText('Play a sound when a request comes in?').count()).toBe(0);
});

test('a missed call is booked with what was asked on the phone: where it is, and what is broken', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.missCall('+13055550199');
  const page = await signIn(server, open, { width: 390 });
  const row = rowOf(page, '(305) 555-0199');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a visit for (305) 555-0199' });
  await booking.getByText('Type the ZIP code to see which days and times are free.').waitFor();
  await booking.getByLabel('Name').fill('Rosa Diaz');
  await booking.getByLabel('ZIP code').fill('33139');
  await booking.getByText('Miami Beach').waitFor();
  await booking.getByRole('radio', { name: '5–7 pm' }).check({ force: true });
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await booking.getByText('Choose the appliance.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await booking.getByLabel('Appliance').selectOption('dryer');
  await booking.getByLabel('Problem').selectOption({ index: 1 });
  const untold = booking.getByText('nobody tells them about changes. Tell them on the phone.');
  await untold.waitFor();
  await booking.getByLabel('Email (optional)').fill('rosa@example.com');
  await untold.waitFor({ state: 'detached' });
  await booking.getByRole('button', { name: 'Book visit' }).click();
  await booking.waitFor({ state: 'detached' });
  await rowOf(page, 'Rosa Diaz').getByText('Miami Beach 33139').waitFor();
  expect(await server.listLeads()).toMatchObject([
    {
      ...{ kind: 'missed-call', name: 'Rosa Diaz', zip: '33139', appliance: 'dryer', state: 'booked' },
      email: 'rosa@example.com',
    },
  ]);
});

test('whose missed call still waits is told to who takes them down on the next', async ({ open }) => {
  const server = await startBoardServer();
  await server.missCall('+13055550199');
  const page = await signIn(server, open, { width: 390 });
  await rowOf(page, '(305) 555-0199').waitFor();
  await page.getByRole('button', { name: 'Add caller' }).click();
  await page.keyboard.type('305 555 0199');
  await page.getByText(/^Missed call, .*12:\d\d pm: waits for a call back$/u).waitFor();
});

test('a missed call of a number that is known bears the name, and brings it to the booking', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', request_id: 'before' });
  await server.missCall('+13055550123');
  const page = await signIn(server, open, { width: 768 });
  const row = rowOf(page, 'Rosa Diaz').filter({ hasText: 'Missed call' });
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  expect(await booking.getByLabel('Name').inputValue()).toBe('Rosa Diaz');
  await booking.getByRole('button', { name: 'Use Miami Beach, FL 33139' }).click();
  await expect.poll(() => booking.getByLabel('ZIP code').inputValue()).toBe('33139');
  await booking.getByRole('radio', { name: '5–7 pm' }).waitFor();
});

test('the next visit of a caller leads to its day, and what was typed waits', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await bookFor(page, 'Rosa Diaz', { date: '2026-06-11', fromHour: 9 });
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await page.keyboard.type('305.555.0123');
  await window.getByRole('link', { name: 'Thu, Jun 11, 9–11 am' }).click();
  await window.waitFor({ state: 'detached' });
  await page.locator('.visit-row', { hasText: 'Rosa Diaz' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#visits/2026-06-11');
  await page.goBack();
  await page.getByRole('button', { name: 'Add caller' }).click();
  await window.getByRole('button', { name: 'Go on with this caller' }).click();
  expect(await window.getByLabel('Phone').inputValue()).toBe('305.555.0123');
});

test('who calls next gets nothing of a caller before: not of a canceled one, and of one left only when told', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  const begin = async (name: string) => {
    await page.getByRole('button', { name: 'Add caller' }).click();
    await window.getByLabel('Name').fill(name);
  };
  await begin('Marta O’Connor');
  await window.getByLabel('Email').fill('marta@example.com');
  await page.keyboard.press('Escape');
  await begin('Ben Ortiz');
  expect(await window.getByLabel('Email').inputValue()).toBe('');
  await window.getByText('Not saved yet:').waitFor({ state: 'detached' });
  await window.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add caller' }).click();
  expect(await window.getByLabel('Name').inputValue()).toBe('');
  expect(await window.getByText('Not saved yet:').count()).toBe(0);
});
