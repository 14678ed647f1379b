import type { Page } from 'playwright-core';
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { addTechnician, bookFor, listDay } from '../../support/board/visit-desk.ts';

const visitOf = (page: Page, name: string) => page.locator('.visit-row', { hasText: name });

test('a visit goes its way by one press each, a wrong press is taken back, and the lead is done with it', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { technicianId, note: 'Gate 12' });
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'By time' }).click();
  const row = visitOf(page, 'Rosa Diaz');
  await row.getByText('Ben Ortiz').waitFor();
  expect(await row.innerText()).toContain('Miami Beach 33139\u00A0· Refrigerator');
  await row.getByRole('button', { name: 'On the way' }).click();
  await row.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => row.getAttribute('data-state')).toBe('set');
  await row.getByRole('button', { name: 'On the way' }).click();
  await row.getByRole('button', { name: 'Done', exact: true }).click();
  await row.locator('.visit-state', { hasText: 'Done' }).waitFor();
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByText('Gate 12').waitFor();
  await row.getByText(/Done by Ana, Jun 10/u).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await showTab(page, 'Booked & closed');
  const kinds = page.getByRole('group', { name: 'Show', exact: true });
  await kinds.getByRole('button', { name: 'Booked' }).click();
  await page.getByText('Nothing found.').waitFor();
  await kinds.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Rosa Diaz').first().waitFor();
});

test('the visit of a booked row is canceled where it stands, and taken back', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await bookFor(page, 'Rosa Diaz');
  await showTab(page, 'Booked & closed');
  const row = rowOf(page, 'Rosa Diaz');
  const change = row.getByRole('button', { name: 'Change' });
  await change.click();
  await row.getByRole('button', { name: 'Move' }).waitFor();
  await row.getByRole('button', { name: 'Cancel the visit' }).click();
  await row.getByText('They get an email that this visit is canceled.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  const release = Promise.withResolvers<undefined>();
  await page.route('**/visits/*/cancel', async (route) => {
    await release.promise;
    await route.continue();
  });
  await row.getByRole('button', { name: 'We cannot come' }).click();
  // While it is on its way nothing of the question is pressed again.
  await expect.poll(() => row.locator('.visit-open button:enabled').count()).toBe(0);
  release.resolve(undefined);
  await row.getByText('Visit canceled.').waitFor();
  await row.getByRole('button', { name: 'Undo' }).click();
  await change.click();
  await row.getByRole('button', { name: 'Cancel the visit' }).waitFor();
});

test('a visit is moved by keyboard to another day and time, and a full window asks before it takes more', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101' });
  await server.sendQuote({ name: 'Bob', email: 'bob@example.com', phone: '305 555 0102' });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  for (const name of ['Ann', 'Bob']) await bookFor(page, name, { date: '2026-06-11', fromHour: 9 });
  await bookFor(page, 'Rosa Diaz');
  const lead = rowOf(page, 'Rosa Diaz');
  await lead.locator('.board-open').click();
  await lead.getByText(/^Scheduled: /u).waitFor();
  await lead.getByRole('link', { name: 'Move or cancel it on its day' }).click();
  const row = visitOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByRole('radio', { name: 'Today' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('radio', { name: '9–11 am Full' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByText('This window is full: 2 booked, room for 2. Move anyway?').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByLabel('Note for the technician').fill('Ring twice');
  await dialog.getByRole('button', { name: 'Move anyway' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No visits on Wed, Jun 10.').waitFor();
  await page.getByRole('button', { name: 'Next day' }).click();
  await row.locator('.visit-state', { hasText: 'Moved' }).waitFor();
});

test('a part cannot have been ordered on a day to come, and who was there first is offered for the return visit, before its part is expected after a question', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { technicianId });
  await showTab(page, 'Visits');
  const row = visitOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Needs a part' }).click();
  const dialog = page.getByRole('dialog', { name: 'A part for Rosa Diaz' });
  await dialog.getByLabel('Which part').fill('Drain pump');
  await dialog.getByLabel('Ordered', { exact: true }).check();
  await dialog.getByLabel('Ordered on').fill('2026-06-11');
  await dialog.getByRole('button', { name: 'Save part' }).click();
  await dialog.getByText('It cannot have been ordered on a day that is still to come.').waitFor();
  expect(await dialog.getByLabel('Ordered on').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await dialog.getByLabel('Ordered on').fill('2026-06-10');
  await dialog.getByLabel('Expected on').fill('2026-06-15');
  await dialog.getByRole('button', { name: 'Save part' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.locator('.visit-state', { hasText: 'Waiting for a part' }).waitFor();
  await showTab(page, 'Work list');
  const lead = rowOf(page, 'Rosa Diaz');
  await lead.locator('.board-open').click();
  await lead.getByRole('button', { name: 'Booked' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await booking.getByRole('radio', { name: /left$/u }).first().waitFor();
  await expect.poll(() => booking.getByLabel('Technician', { exact: true }).inputValue()).toBe(technicianId);
  // The day it is expected is offered first; before it is asked about.
  await booking.getByRole('radio', { name: 'Mon, Jun 15' }).and(booking.locator(':checked')).waitFor();
  await booking.getByLabel('Another day').fill('2026-06-12');
  await booking.getByRole('radio', { name: '9–11 am 2 left' }).check({ force: true });
  await booking.getByText('The part is expected Mon, Jun 15. Book anyway?').waitFor();
  await booking.getByRole('button', { name: 'Book anyway' }).click();
  await booking.waitFor({ state: 'detached' });
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await row.getByText('Part: Drain pump, ordered Wed, Jun 10, expected Mon, Jun 15').waitFor();
  await row.getByText('Part expected after this visit').waitFor();
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Change the part' }).click();
  await dialog.getByLabel('Expected on').fill('2026-06-11');
  await dialog.getByRole('button', { name: 'Save part' }).click();
  await row.getByText('Part: Drain pump, ordered Wed, Jun 10, expected Thu, Jun 11').waitFor();
  expect(await row.getAttribute('data-state')).toBe('set');
  expect(await row.getByText('Part expected after this visit').count()).toBe(0);
});

test('a cancellation is not taken back over who has the window or the technician since: it is said, and asked once', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101' });
  await server.sendQuote({ name: 'Bob', email: 'bob@example.com', phone: '305 555 0102' });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { refusals: [409] });
  const ben = await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { technicianId: ben });
  await bookFor(page, 'Ann');
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'By time' }).click();
  const row = visitOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Cancel visit' }).click();
  await row.getByText('They get an email that this visit is canceled.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'We cannot come' }).click();
  await row.locator('.visit-state', { hasText: 'Canceled' }).waitFor();
  // Meanwhile another dispatcher gives the place and the technician to Bob.
  const other = await signIn(server, open, { name: 'Dora', role: 'dispatcher' });
  await bookFor(other, 'Bob', { technicianId: ben });
  await row.getByRole('button', { name: 'Undo', exact: true }).click();
  await row.getByText('is not free any more (full). Choose another time for the visit.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await row.locator('.visit-state', { hasText: 'Canceled' }).waitFor();
  await row.getByRole('button', { name: 'Undo anyway' }).click();
  await row.getByText('the technician is busy at that time now.').waitFor();
  await row.getByRole('button', { name: 'Undo anyway' }).click();
  await expect.poll(() => row.getAttribute('data-state')).toBe('set');
  await row.getByText('Ben Ortiz').waitFor();
});

test('a window half gone is marked and asks first, and a day that is over is not said to have no visits', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 360 });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  const other = dialog.getByLabel('Another day');
  await other.fill('2026-06-09');
  await dialog.getByText('All windows of this day are over. Choose another day.').waitFor();
  await other.fill('2027-06-10');
  await dialog.getByRole('radio', { name: '9–11 am 2 left' }).waitFor();
  await other.fill('2026-06-10');
  await dialog.getByRole('radio', { name: '11 am–1 pm Half over' }).check({ force: true });
  await dialog.getByText('Half of this window is over. Book anyway?').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Book anyway' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
});

test('on a small phone what is asked before booking, and the buttons, stand in sight', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', message: 'It hums. '.repeat(30) });
  const page = await signIn(server, open, { width: 360, height: 640 });
  await page.getByRole('button', { name: 'Rosa Diaz' }).click();
  await page.getByRole('button', { name: 'Booked', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.locator('.visit-window', { hasText: '11 am–1 pm' }).click();
  const question = dialog.getByText(/Book anyway\?$/u);
  for (const part of [question, dialog.getByRole('button', { name: 'Book anyway' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});

test('what somebody else did first is said, and shown', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const ana = await signIn(server, open, { provokes: '409' });
  await bookFor(ana, 'Rosa Diaz');
  const ben = await signIn(server, open, { name: 'Ben', role: 'dispatcher' });
  for (const page of [ana, ben]) {
    await showTab(page, 'Visits');
    await visitOf(page, 'Rosa Diaz').waitFor();
  }
  await visitOf(ben, 'Rosa Diaz').getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await visitOf(ben, 'Rosa Diaz').getByRole('button', { name: 'Cancel visit' }).click();
  await visitOf(ben, 'Rosa Diaz').getByRole('button', { name: 'Customer asked' }).click();
  await visitOf(ben, 'Rosa Diaz').locator('.visit-state', { hasText: 'Canceled' }).waitFor();
  expect(await ben.getByRole('button', { name: 'Technicians and windows' }).count()).toBe(0);
});

test('an owner adds a technician, sets the windows, and hands out a calendar link that opens without signing in', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 390 });
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Technicians and windows' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ben Ortiz');
  await page.getByRole('button', { name: 'Add technician' }).click();
  await page.getByRole('button', { name: 'Calendar link' }).click();
  const address = await page.getByLabel('Address of the calendar').inputValue();
  expect(address).toMatch(/\/visits\/feed\/[\w-]+\.ics$/u);
  const calendar = await (await fetch(address)).text();
  expect(calendar).toContain('X-WR-CALNAME:Visits: Ben Ortiz');
  await page.getByRole('button', { name: 'New calendar link' }).click();
  await page.getByRole('button', { name: 'Yes, make a new one' }).click();
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  // The new link comes with the focus on it, which must not be taken from what is typed next.
  await expect.poll(() => page.getByLabel('Address of the calendar').inputValue()).not.toBe(address);
  const renewed = await page.getByLabel('Address of the calendar').inputValue();
  await page.getByRole('button', { name: 'End calendar link' }).click();
  await page.getByText('End the calendar link of Ben Ortiz? Their calendar stops').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  expect((await fetch(renewed)).status).toBe(200);
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await page.getByText('No calendar link').waitFor();
  expect((await fetch(renewed)).status).toBe(404);
  await page.getByLabel('Thu, 9–11 am').fill('5');
  await page.getByRole('button', { name: 'None on Sun' }).click();
  await page.getByText('Not saved yet.').waitFor();
  await page.getByRole('button', { name: 'Save windows' }).click();
  await page.getByText('Saved.').waitFor();
  expect(await page.getByLabel('Sun, 9–11 am').inputValue()).toBe('');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the visits' }).click();
  await page.getByText('No visits on Wed, Jun 10.').waitFor();
});

test('on paper there is a page for each technician with what is still to be done, and nothing of the board', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', phone: '305 555 0101', email: 'ann@example.com' });
  await server.sendQuote({ name: 'Rosa Diaz', appliance: 'washer', sign: 'wont-drain' });
  const page = await signIn(server, open);
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { technicianId, note: 'Gate 12' });
  await bookFor(page, 'Ann');
  await showTab(page, 'Visits');
  await visitOf(page, 'Rosa Diaz').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  expect(paper).toMatch(
    /Visits of Ben Ortiz[^]*1–3 pm[^]*Rosa Diaz\s+\(305\) 555-0123[^]*Washer[^]*Gate 12/u,
  );
  expect(paper).toMatch(/Visits of Unassigned[^]*Ann/u);
  expect(paper).not.toMatch(/Work list|Sign out|Technicians and windows/u);
});

test('hours before the window "On the way" is asked about once; at its time it is one press', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await bookFor(page, 'Rosa Diaz', { fromHour: 15 });
  await showTab(page, 'Visits');
  const row = visitOf(page, 'Rosa Diaz');
  const state = row.locator('.visit-state');
  await row.getByRole('button', { name: 'On the way', exact: true }).click();
  const question = row.getByRole('group', { name: 'The visit is Wed, Jun 10, 3–5 pm.' });
  await question.waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Go back' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await state.innerText()).toBe('Scheduled');
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'No-show' }).click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await row.getByRole('button', { name: 'On the way', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, On the way' }).click();
  await state.filter({ hasText: 'On the way' }).waitFor();
});

test('what the customer called off is not offered to be taken back, and what they asked for is read while it is moved', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', message: 'Warm since last night' });
  const page = await signIn(server, open);
  await bookFor(page, 'Rosa Diaz');
  await showTab(page, 'Visits');
  const row = visitOf(page, 'Rosa Diaz');
  await server.askAnotherTime('After school');
  await page.reload();
  await row.getByText('Asks for another time').waitFor();
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByText('They asked for another time: After school').waitFor();
  await dialog.getByText('Warm since last night').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await server.callOff('It runs again');
  await page.reload();
  await row.locator('.visit-state', { hasText: 'Canceled by customer' }).waitFor();
  expect(await row.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('the window that a customer asks for is chosen when their visit is moved, from the work list as from the day', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await bookFor(page, 'Rosa Diaz');
  await server.askAnotherTime('2026-06-11 15\nnot before school is out');
  await page.reload();
  await showTab(page, 'Visits');
  const row = visitOf(page, 'Rosa Diaz');
  await row.getByText('Asks for another time').waitFor();
  await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  const isChosen = async (name: string) => dialog.getByRole('radio', { name }).isChecked();
  await expect.poll(() => isChosen('3–5 pm')).toBe(true);
  expect(await isChosen('Thu, Jun 11')).toBe(true);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await showTab(page, 'Work list');
  const lead = rowOf(page, 'Rosa Diaz');
  await lead.getByText('Asks for another time').waitFor();
  await lead.getByRole('button', { name: 'Call again' }).click();
  expect(await lead.getByRole('button', { name: 'Booked' }).count()).toBe(0);
  await lead.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByText('They asked for another time: Thu, Jun 11, 3–5 pm').waitFor();
  await expect.poll(() => isChosen('3–5 pm')).toBe(true);
  await dialog.getByRole('button', { name: 'Move the visit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await lead.getByText('Moved.').waitFor();
  expect(await listDay(page, '2026-06-11')).toMatchObject([{ window: { fromHour: 15 } }]);
});
