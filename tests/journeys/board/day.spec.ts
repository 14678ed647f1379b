import type { Page } from 'playwright-core';
import { listViolations, showTab, signIn } from '../../support/board/board-page.ts';
import { aStorm } from '../../support/builders/an-exception.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { addTechnician, bookFor, listDay } from '../../support/board/visit-desk.ts';
import { expect, test, type OpenPage } from '../../support/browser/browser.ts';

const rowOf = (page: Page, name: string) =>
  page.locator('.day-row', { has: page.getByRole('heading', { name: new RegExp(`^${name}`, 'u') }) });

const cellOf = (page: Page, technician: string, time: string) =>
  rowOf(page, technician).locator('.day-cell', { has: page.getByRole('heading', { name: time }) });

/** Rosa Diaz unassigned at 1, Ann with Ben at 3, Cora without a visit; the day is shown. */
async function aDay(open: OpenPage, visitor = {}) {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', phone: '305 555 0101', email: 'ann@example.com' });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, visitor);
  const ben = await addTechnician(page, 'Ben Ortiz');
  await addTechnician(page, 'Cora');
  await bookFor(page, 'Ann', { technicianId: ben, fromHour: 15 });
  await bookFor(page, 'Rosa Diaz');
  await showTab(page, 'Visits');
  await cellOf(page, 'Unassigned', '1–3 pm').getByText('Rosa Diaz').waitFor();
  return { server, page, ben };
}

test('a card says that its technician is double-booked or comes from far, and what “more” opens is seen whole at every width', async ({
  open,
}) => {
  const { server, page, ben } = await aDay(open, { width: 390 });
  await server.sendQuote({ name: 'Bo', phone: '305 555 0103', email: 'bo@example.com', zip: '34102' });
  await server.sendQuote({ name: 'Cy', phone: '305 555 0104', email: 'cy@example.com' });
  await bookFor(page, 'Cy', { technicianId: ben, fromHour: 15 });
  await bookFor(page, 'Bo', { technicianId: ben, fromHour: 17 });
  const late = cellOf(page, 'Ben Ortiz', '5–7 pm');
  await late.getByText(/^\d+ miles from the stop before, in Miami Beach$/u).waitFor();
  const doubled = cellOf(page, 'Ben Ortiz', '3–5 pm');
  await expect.poll(() => doubled.getByText('Double-booked').count()).toBe(2);
  expect(await cellOf(page, 'Unassigned', '1–3 pm').innerText()).not.toContain('Double-booked');
  const more = late.getByRole('button', { name: 'More for Bo' });
  const opened = late.locator('.visit-open');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 560 });
    // At the lower edge of the screen.
    await more.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await more.click();
    const isWhole = () =>
      opened.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight + 1;
      });
    await expect.poll(isWhole, { message: `${width} px` }).toBe(true);
    await expect.poll(() => listViolations(page)).toEqual([]);
    await late.getByRole('button', { name: 'Less for Bo' }).click();
    await opened.waitFor({ state: 'detached' });
  }
});

test('the day stands by technician, unassigned first; by keyboard a visit is taken up and put down, and taken back', async ({
  open,
}) => {
  const { page } = await aDay(open);
  expect(await page.locator('.day-row h3 bdi').allTextContents()).toEqual([
    'Unassigned',
    'Ben Ortiz',
    'Cora',
  ]);
  await page.getByRole('button', { name: 'Move Rosa Diaz' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Moving Rosa Diaz.' }).waitFor();
  const here = page.getByRole('button', { name: 'Unassigned, 1–3 pm, Now here' });
  await expect.poll(() => here.evaluate((slot) => slot === document.activeElement)).toBe(true);
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const there = cellOf(page, 'Ben Ortiz', '1–3 pm');
  await there.getByText('Rosa Diaz').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Moved Rosa Diaz: Wed, Jun 10, 1–3 pm, Ben Ortiz.' })
    .waitFor();
  const grip = there.getByRole('button', { name: 'Move Rosa Diaz' });
  await expect.poll(() => grip.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => listViolations(page)).toEqual([]);
  await grip.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await there.getByText('Rosa Diaz').waitFor();
  await grip.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Moved Rosa Diaz: Wed, Jun 10, 1–3 pm, Cora.' });
  await said.waitFor();
  await cellOf(page, 'Cora', '1–3 pm').getByRole('button', { name: 'Undo' }).click();
  await there.getByText('Rosa Diaz').waitFor();
  await said.waitFor({ state: 'detached' });
});

test('a visit is dragged by the mouse; who is busy then is asked about once, and nothing is moved by "Go back"', async ({
  open,
}) => {
  const { page } = await aDay(open);
  async function drag(name: string, technician: string, time: string): Promise<void> {
    const from = await page.locator('.visit-row', { hasText: name }).locator('.visit-name').boundingBox();
    const to = await cellOf(page, technician, time).boundingBox();
    if (from === null || to === null) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.locator('[data-over]').waitFor();
    await page.mouse.up();
  }
  await drag('Rosa Diaz', 'Cora', '5–7 pm');
  await cellOf(page, 'Cora', '5–7 pm').getByText('Rosa Diaz').waitFor();
  await drag('Rosa Diaz', 'Ben Ortiz', '3–5 pm');
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByText('Ben Ortiz: busy 3–5 pm (Ann, Miami Beach). Move anyway?').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await cellOf(page, 'Cora', '5–7 pm').getByText('Rosa Diaz').waitFor();
  await drag('Rosa Diaz', 'Ben Ortiz', '3–5 pm');
  await dialog.getByRole('button', { name: 'Move anyway' }).press('Enter');
  await cellOf(page, 'Ben Ortiz', '3–5 pm').getByText('Rosa Diaz').waitFor();
});

test('in a storm the board says why a visit cannot be put there, and leads to the first day that is free', async ({
  open,
}) => {
  const { page } = await aDay(open);
  const storm = aStorm({ counties: ['Miami-Dade'], text: 'Hurricane: no visits.', stopsVisits: true });
  const { origin } = new URL(page.url());
  await page.request.post(`${origin}/api/board/opening`, { data: { exception: storm }, headers: { origin } });
  await page.getByRole('button', { name: 'Move Rosa Diaz' }).click();
  await page.getByRole('button', { name: 'Cora, 5–7 pm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByText('No visits here until Jun 11, 12:00 pm').waitFor();
  const said = await dialog.getByRole('alert').boundingBox();
  const button = await dialog.getByRole('button', { name: 'Another day' }).boundingBox();
  expect((button?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Another day' }).click();
  await dialog.getByRole('radio', { name: 'Thu, Jun 11' }).waitFor();
  await cellOf(page, 'Unassigned', '1–3 pm').getByText('Rosa Diaz').waitFor();
});

test('on a phone empty windows are shown only while a visit is moved, and a press puts it there', async ({
  open,
}) => {
  const { page } = await aDay(open, { width: 360, height: 740 });
  expect(await cellOf(page, 'Cora', '5–7 pm').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Move Rosa Diaz' }).click();
  await page.getByRole('button', { name: 'Cora, 5–7 pm' }).click();
  await cellOf(page, 'Cora', '5–7 pm').getByText('Rosa Diaz').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
});

test('what somebody else did meanwhile is said, and the visit stays theirs', async ({ open }) => {
  const { server, page, ben } = await aDay(open, { refusals: [409] });
  await page.getByRole('button', { name: 'Move Rosa Diaz' }).press('Enter');
  await server.askAnotherTime('After school');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByText(/Not saved, for this came first: “.*After school”/u).waitFor();
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await cellOf(page, 'Ben Ortiz', '1–3 pm').getByText('Rosa Diaz').waitFor();
  expect(ben).not.toBe('');
});

test('a day has its own address, to load again, to link to and to go back to', async ({ open }) => {
  const { page } = await aDay(open);
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByText('No visits on Thu, Jun 11.').waitFor();
  expect(new URL(page.url()).hash).toBe('#visits/2026-06-11');
  await page.reload();
  await page.getByText('No visits on Thu, Jun 11.').waitFor();
  await page.goBack();
  await page.getByText('Rosa Diaz').first().waitFor();
  await page.getByLabel('Day', { exact: true }).fill('2026-06-12');
  await page.getByText('No visits on Fri, Jun 12.').waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByText('Rosa Diaz').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#visits');
});

test('a day without a visit shows who works, and a technician is marked off there before anybody is booked', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 360 });
  await addTechnician(page, 'Ben Ortiz');
  await showTab(page, 'Visits');
  await page.getByText('No visits on Wed, Jun 10.').waitFor();
  await page.getByRole('button', { name: 'Mark off Ben Ortiz, Wed, Jun 10' }).click();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, off that day' }).click();
  await page.getByRole('button', { name: 'Back at work: Ben Ortiz, Wed, Jun 10' }).waitFor();
});

test('visits of who is off stand in one line above the day, are all taken off them with one answer, and given back', async ({
  open,
}) => {
  const { server, page, ben } = await aDay(open, { width: 360 });
  await server.sendQuote({ name: 'Cleo', phone: '305 555 0103', email: 'cleo@example.com' });
  await bookFor(page, 'Cleo', { technicianId: ben, fromHour: 13, note: 'Gate 12' });
  const line = page.getByText('2 visits with somebody who is off that day, or no longer with us');
  await page.getByRole('button', { name: 'Mark off Ben Ortiz, Wed, Jun 10' }).click();
  await page.getByRole('button', { name: 'Yes, off that day' }).click();
  await line.waitFor();
  const single = page.getByRole('button', { name: 'Move the visit of Ann' });
  expect(await single.isVisible()).toBe(false);
  await line.click();
  await single.waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move all to Unassigned' }).click();
  await page
    .getByText('Move 2 visits to Unassigned? Day and time stay, and the customers get no message about it.')
    .waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, move all' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Moved 2 visits to Unassigned.' });
  await said.waitFor();
  await cellOf(page, 'Unassigned', '3–5 pm').getByText('Ann').waitFor();
  await cellOf(page, 'Unassigned', '1–3 pm').getByText('Cleo').waitFor();
  expect(await line.isVisible()).toBe(false);
  const kept = async () =>
    (await listDay(page, '2026-06-10')).map(({ technician, state, note }) => [technician, state, note]);
  expect(await kept()).toEqual([
    [null, 'set', ''],
    [null, 'set', 'Gate 12'],
    [null, 'set', ''],
  ]);
  await said.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('status').filter({ hasText: 'Moved 2 visits back.' }).waitFor();
  await line.waitFor();
  await cellOf(page, 'Ben Ortiz', '3–5 pm').getByText('Ann').waitFor();
});
