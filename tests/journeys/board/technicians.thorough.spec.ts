import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';

test('booking says who is free, able and near; what speaks against somebody is asked about once, with a full window in one', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101', zip: '33606' });
  await server.sendQuote({ name: 'Rosa Diaz', zip: '33611', appliance: 'washer' });
  const page = await signIn(server, open, { width: 360 });
  const daysOff = [{ from: '2026-06-09', to: '2026-06-11' }];
  await addTechnician(page, 'Dan', { appliances: ['dryer'], daysOff });
  await addTechnician(page, 'Ada');
  await bookFor(page, 'Ann', { technicianId: await addTechnician(page, 'Ben Ortiz') });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '1–3 pm 1 left' }).check({ force: true });
  const choice = dialog.getByLabel('Technician', { exact: true });
  expect(await choice.getByRole('option').allTextContents()).toEqual([
    'Unassigned',
    'Ada',
    'Ben Ortiz: busy 1–3 pm · also in Tampa 33606 that day',
    'Dan: off that day, does not do washers',
  ]);
  await choice.selectOption('Ben Ortiz: busy 1–3 pm · also in Tampa 33606 that day');
  const question = dialog.getByText('Ben Ortiz: busy 1–3 pm (Ann, Tampa). Book anyway?');
  await question.waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: '3–5 pm 2 left' }).check({ force: true });
  await question.waitFor({ state: 'detached' });
  expect(await choice.getByRole('option').nth(1).textContent()).toBe(
    'Ben Ortiz: also in Tampa 33606 that day',
  );
  await dialog.getByRole('radio', { name: '11 am–1 pm Half over' }).check({ force: true });
  await choice.selectOption('Dan: off that day, does not do washers');
  await dialog
    .getByText('Half of this window is over. Dan: off that day, does not do washers. Book anyway?')
    .waitFor();
  await dialog.getByRole('button', { name: 'Book anyway' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
});

test('what somebody else booked meanwhile for a technician is asked about before anything is booked', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101', zip: '33606' });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { refusals: [409] });
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '1–3 pm 2 left' }).check({ force: true });
  await dialog.getByLabel('Technician', { exact: true }).selectOption('Ben Ortiz');
  await bookFor(page, 'Ann', { technicianId });
  await dialog.getByRole('button', { name: 'Book visit' }).press('Enter');
  await dialog.getByText('Ben Ortiz: busy 1–3 pm (Ann, Tampa). Book anyway?').waitFor();
  // A second Enter within a third of a second falls on nothing.
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('the owner says where, for what and when a technician works, and moves what is booked on their day off', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', zip: '33606' });
  const page = await signIn(server, open, { width: 320 });
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  await addTechnician(page, 'Cora');
  await bookFor(page, 'Rosa Diaz', { technicianId });
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Technicians and windows' }).click();
  await page.getByRole('button', { name: 'Edit' }).first().press('Enter');
  await page.getByLabel('Phone').fill('813 555 01');
  await page.getByLabel('Sun', { exact: true }).press('Space');
  await page.getByLabel('Miami-Dade').press('Space');
  await page.getByLabel('Wine coolers').press('Space');
  await page.getByLabel('First day off').fill('2026-06-10');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('This is no phone number. Check it, or leave it empty.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByLabel('Phone').fill('813 555 0100');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const ben = page.getByRole('listitem').filter({ hasText: 'Ben Ortiz' }).filter({ hasText: 'Edit' });
  await ben.getByText('off Wed, Jun 10').waitFor();
  const text = (await ben.innerText()).replaceAll(/\s+/gu, ' ');
  expect(text).toContain('(813) 555-0100');
  expect(text).toContain('Mon, Tue, Wed, Thu, Fri and Sat · Broward County');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Back to the visits' }).click();
  await page.getByText('1 visit with somebody who is off that day').click();
  const list = page.getByRole('list', { name: /with somebody who is off that day/u });
  await list.getByText('Wed, Jun 10, 1–3 pm, Ben Ortiz · Rosa Diaz, Tampa').waitFor();
  const row = page.locator('.day-row', { hasText: 'Ben Ortiz' });
  await row.getByText('Off that day').waitFor();
  await row.getByRole('link', { name: '(813) 555-0100' }).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Move the visit of Rosa Diaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByLabel('Technician', { exact: true }).selectOption('Cora');
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await list.getByRole('listitem').waitFor({ state: 'detached' });
});

test('a dispatcher marks a technician off for a day, moves what was booked with them, and marks them back; the owner reads it', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', zip: '33606' });
  const owner = await signIn(server, open);
  const technicianId = await addTechnician(owner, 'Ben Ortiz');
  await addTechnician(owner, 'Cora');
  await bookFor(owner, 'Rosa Diaz', { technicianId });
  const page = await signIn(server, open, { name: 'Dan', role: 'dispatcher', width: 360 });
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Mark off Ben Ortiz, Wed, Jun 10' }).click();
  await page.getByText('Mark Ben Ortiz off on Wed, Jun 10? Visits of that day stay').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, off that day' }).click();
  await page.getByText('1 visit with somebody who is off that day').click();
  const list = page.getByRole('list', { name: /with somebody who is off that day/u });
  await list.getByRole('button', { name: 'Move the visit of Rosa Diaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByLabel('Technician', { exact: true }).selectOption('Cora');
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await list.getByRole('listitem').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back at work: Ben Ortiz, Wed, Jun 10' }).click();
  await page.getByRole('button', { name: 'Mark off Ben Ortiz, Wed, Jun 10' }).waitFor();
  await showTab(owner, 'Team');
  await owner.getByText('marked the technician off: Ben Ortiz, Wed, Jun 10').waitFor();
  await owner.getByText('marked the technician back at work: Ben Ortiz, Wed, Jun 10').waitFor();
});

test('a long way from the stop before is said with the miles and both places before somebody is booked', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101', zip: '33511' });
  await server.sendQuote({ name: 'Rosa Diaz', zip: '33707' });
  const page = await signIn(server, open, { width: 360 });
  await bookFor(page, 'Ann', { technicianId: await addTechnician(page, 'Ben Ortiz') });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '3–5 pm 2 left' }).check({ force: true });
  const choice = dialog.getByLabel('Technician', { exact: true });
  const option = await choice.getByRole('option', { name: /^Ben Ortiz/u }).textContent();
  await choice.selectOption(option ?? '');
  await dialog
    .getByText(/^Ben Ortiz: Gulfport is 2\d miles from the stop before, in Brandon\. Book anyway\?$/u)
    .waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: '5–7 pm 2 left' }).press('Space');
  await dialog.getByText(/miles from the stop before.*Book anyway/u).waitFor({ state: 'detached' });
  await dialog.getByRole('radio', { name: '3–5 pm 2 left' }).press('Space');
  await dialog.getByRole('button', { name: 'Book anyway' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
});
