// What owners do at "Hours & notices", by keyboard where it counts, and what dispatchers see of it. It is 10 June 2026.
import type { Page } from 'playwright-core';
import { cityPath } from '#domain/paths/paths.ts';
import { listViolations, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';

const listed = (page: Page, state: 'now' | 'coming' | 'past') => page.locator(`[data-state="${state}"]`);

/** The owner's panel; with a visit, that of Rosa Diaz was booked before. */
async function openPanel(
  open: Parameters<typeof signIn>[1],
  size: Parameters<typeof signIn>[2] = {},
  visit?: Parameters<typeof bookFor>[2],
): Promise<Page> {
  const server = await startBoardServer();
  if (visit !== undefined) await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, size);
  if (visit !== undefined) await bookFor(page, 'Rosa Diaz', visit);
  await showTab(page, 'Hours & notices');
  return page;
}

async function startHurricane(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put up a notice' }).press('Enter');
  await page.getByRole('button', { name: 'Hurricane' }).press('Enter');
}

test('the owner closes a holiday with one press, sees it coming, and takes it back', async ({ open }) => {
  const page = await openPanel(open);
  await page
    .getByRole('button', { name: 'Only in 2026: close on Independence Day, July 4, 2026' })
    .press('Enter');
  await expect
    .poll(() => listed(page, 'coming').innerText())
    .toContain('Closed: Independence Day\n\nJuly 4, 2026');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => listed(page, 'coming').innerText()).toContain('Nothing is planned.');
});

test('a storm notice is put up by keyboard from a template, and stands on the pages of its county', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 });
  await startHurricane(page);
  await page.getByLabel(/^Where/u).fill('pinellas county');
  const text =
    'Hurricane: no visits in Pinellas County until Jun 12, 8:00 pm. In an emergency call the 24/7 line.';
  await expect.poll(() => page.locator('.board-opening-form .notice-band').innerText()).toBe(text);
  await page.getByRole('button', { name: 'Put up', exact: true }).press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain(text);
  const visitor = await open(new URL(cityPath('clearwater'), page.url()).href);
  await expect.poll(() => visitor.locator('[data-notices]').innerText()).toBe(text);
  await page.getByRole('button', { name: /^Delete: Notice/u }).press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain('Nothing out of the ordinary.');
  await visitor.reload();
  await expect.poll(() => visitor.locator('[data-notices]').isVisible()).toBe(false);
});

test('what is typed and is no place is refused in words, and everywhere is asked once more', async ({
  open,
}) => {
  const page = await openPanel(open, {}, {});
  await startHurricane(page);
  const where = page.getByLabel(/^Where/u);
  await where.fill('West Keys');
  await where.press('Enter');
  await page.getByText('“West Keys” is not one of our places.').waitFor();
  expect(await where.inputValue()).toBe('West Keys');
  expect(await listed(page, 'now').innerText()).toContain('Nothing out of the ordinary.');
  await where.fill('');
  await where.press('Enter');
  await page.getByText('Booked visits in its time: 1.').waitFor();
  expect(await listed(page, 'now').innerText()).toContain('Nothing out of the ordinary.');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, put up everywhere' }).press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain('Hurricane: no visits until');
});

test('a place is found while it is typed: a longer name is waited for, and Enter takes the one that begins so', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 });
  await startHurricane(page);
  const where = page.getByLabel(/^Where/u);
  await where.pressSequentially('Miami Beach');
  await page.getByRole('button', { name: 'Remove Miami Beach' }).waitFor();
  await where.pressSequentially('west central');
  await where.press('Enter');
  await page.getByRole('button', { name: 'Remove West Central Florida' }).waitFor();
  await where.pressSequentially('hillsb');
  await where.press('Enter');
  await page.getByRole('button', { name: 'Remove Hillsborough County' }).waitFor();
  expect(await where.inputValue()).toBe('');
  expect(await page.locator('.board-opening-places button').count()).toBe(3);
  expect(await listed(page, 'now').innerText()).toContain('Nothing out of the ordinary.');
});

test('a hurricane takes the windows of booked visits away, says which, and each is moved from the list', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 }, { date: '2026-06-11', fromHour: 9 });
  await startHurricane(page);
  expect(await page.getByLabel('No visits in this time').isChecked()).toBe(true);
  await page.getByLabel(/^Where/u).fill('Miami-Dade');
  await page.getByRole('button', { name: 'Put up', exact: true }).press('Enter');
  await page.locator('.visit-question', { hasText: 'Thu, Jun 11, 9–11 am · Rosa Diaz' }).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, save' }).press('Enter');
  await listed(page, 'now').getByText('Thu, Jun 11, 9–11 am · Rosa Diaz').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Call 1 customer to move the visit' }).press('Enter');
  await page.getByText('1 visit booked when no visits are made: call to move, or keep').waitFor();
  await page.getByRole('button', { name: 'Keep it: Rosa Diaz' }).waitFor();
  await page.getByRole('link', { name: '(305) 555-0123' }).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Its day' }).press('Enter');
  await page.locator('.visit-row').getByText('No visits then: call to move it').waitFor();
  await page.getByRole('button', { name: 'Move the visit of Rosa Diaz' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog
    .getByText(/^No visits here from .+: Hurricane/u)
    .or(dialog.getByText(/^No visits here until .+: Hurricane/u))
    .waitFor();
  // The first day on which visits are made.
  await expect.poll(() => dialog.getByRole('radio', { name: 'Sat, Jun 13' }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: '9–11 am 2 left' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await expect.poll(() => page.getByText('Rosa Diaz').count()).toBe(0);
});

test('a storm over three regions is one entry; of its visits one is canceled in the list, and it is ended there', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 }, { date: '2026-06-11', fromHour: 9 });
  await page.getByRole('button', { name: 'No service in a region' }).press('Enter');
  await page.getByRole('textbox', { name: 'Reason, as visitors read it' }).fill('Storm');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Fill in: Where we do not go (tick one or more)').waitFor();
  for (const region of ['Miami-Dade', 'Broward County', 'Palm Beach County'])
    await page.getByRole('checkbox', { name: region }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Yes, save' }).press('Enter');
  const now = listed(page, 'now');
  await now.getByText('Miami-Dade, Broward County and Palm Beach County').waitFor();
  await now.getByRole('button', { name: 'Cancel visit: Rosa Diaz' }).press('Enter');
  await now.getByText('Why is the visit of Rosa Diaz canceled?').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await now.getByRole('button', { name: 'We cannot come' }).press('Enter');
  await expect.poll(() => now.getByText('Rosa Diaz').count()).toBe(0);
  await now.getByRole('button', { name: 'End now' }).press('Enter');
  await page.getByText('Ended: No service in a region: Storm').waitFor();
});

test('a holiday is closed once for every year, after its visits are told; one year is opened, and that undone', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 }, { date: '2026-06-19', fromHour: 9 });
  await page
    .getByRole('button', { name: 'Close every year on Juneteenth, next: June 19, 2026' })
    .press('Enter');
  await page.locator('.visit-question', { hasText: 'Fri, Jun 19, 9–11 am · Rosa Diaz' }).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, save' }).press('Enter');
  await page.getByText('Saved: Closed every year on Juneteenth. Next: Fri, Jun 19').waitFor();
  const coming = listed(page, 'coming');
  await coming.getByText('Fri, Jun 19, 9–11 am · Rosa Diaz').waitFor();
  await page.getByRole('button', { name: 'Open in 2026: Closed every year on Juneteenth' }).press('Enter');
  await coming.getByText('Open in 2026. Next: Sat, Jun 19, 2027').waitFor();
  expect(await coming.getByText('Rosa Diaz').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await coming.getByText('Next: Fri, Jun 19 · by Ana').waitFor();
  await page
    .getByRole('button', { name: 'Other hours in 2026: Closed every year on Juneteenth' })
    .press('Enter');
  await page.getByLabel('Close at').selectOption('12');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await coming.getByText('Other hours, 7 am to 12 pm: Juneteenth').waitFor();
  await coming.getByText('Other hours in 2026. Next: Sat, Jun 19, 2027').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
});

test('any date is closed every year, and what follows is said before it is saved', async ({ open }) => {
  const page = await openPanel(open, { width: 360 });
  await page.getByRole('button', { name: 'Close a day' }).press('Enter');
  await page.getByLabel('First day').fill('2028-02-29');
  await page.getByLabel('Every year on this date').check();
  await page.getByText('Closed every year on February 29. Next: Tue, Feb 29, 2028').waitFor();
  await page.getByLabel(/^Reason/u).fill('Leap day');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await listed(page, 'coming').getByText('Closed every year on February 29: Leap day').waitFor();
});

test('what is closed every year is edited, and has other hours on the days around it in one go', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 });
  await page
    .getByRole('button', { name: 'Close every year on Juneteenth, next: June 19, 2026' })
    .press('Enter');
  const title = 'Closed every year on Juneteenth';
  await page.getByRole('button', { name: `Edit: ${title}` }).press('Enter');
  await page
    .getByRole('form', { name: 'Edit a closed day' })
    .getByLabel(/^Reason/u)
    .fill('Freedom Day');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  const coming = listed(page, 'coming');
  await coming.getByText(`${title}: Freedom Day`).waitFor();
  await page.getByRole('button', { name: `Other hours around it: ${title}: Freedom Day` }).press('Enter');
  await page.getByText('Stays closed: Fri, Jun 19 (Freedom Day)').waitFor();
  await page.getByLabel('Close at').selectOption('12');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await coming.getByText('June 18, 2026 to June 20, 2026').waitFor();
  await page.getByRole('button', { name: `Edit: ${title}: Freedom Day` }).press('Enter');
  await page.getByLabel('First day').fill('2026-06-22');
  await page.getByText('Closed every year on June 22: Freedom Day. Next: Mon, Jun 22').waitFor();
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await coming.getByText('Closed every year on June 22: Freedom Day').waitFor();
  await expect.poll(() => coming.getByText(title).count()).toBe(0);
});

test('a holiday on which a visit is booked says which before it is closed', async ({ open }) => {
  const page = await openPanel(open, { width: 390 }, { date: '2026-06-19', fromHour: 9 });
  await page.getByRole('button', { name: 'Only in 2026: close on Juneteenth, June 19, 2026' }).press('Enter');
  await page.locator('.visit-question', { hasText: 'Fri, Jun 19, 9–11 am · Rosa Diaz' }).waitFor();
  expect(await listed(page, 'coming').innerText()).toContain('Nothing is planned.');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.locator('.visit-question', { hasText: 'Rosa Diaz' }).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: 'Only in 2026: close on Juneteenth, June 19, 2026', disabled: false })
    .and(page.locator(':focus'))
    .press('Enter');
  await page.getByRole('button', { name: 'Yes, save' }).press('Enter');
  await listed(page, 'coming').getByText('Closed: Juneteenth').waitFor();
  await listed(page, 'coming').getByText('Fri, Jun 19, 9–11 am · Rosa Diaz').waitFor();
});

test('a change that contradicts itself is not sent, and what is wrong is said', async ({ open }) => {
  const page = await openPanel(open);
  await page.getByRole('button', { name: 'Change hours' }).press('Enter');
  await page.getByLabel('Last day').fill('2026-06-10');
  await page.getByLabel('Open at').selectOption('19');
  await page.getByLabel('Close at').selectOption('8');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Closing has to be after opening.').waitFor();
  await page.getByLabel('Open at').selectOption('8');
  await page.getByLabel('Close at').selectOption('19');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain('Other hours, 8 am to 7 pm');
  await page.getByText('Open today, 8 am to 7 pm').waitFor();
});

test('a form that is open keeps what is typed when its button is pressed again, and a fault goes when it is mended', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 390 });
  const add = page.getByRole('button', { name: 'Put up a notice' });
  await add.click();
  const text = page.locator('.board-opening-form textarea');
  await text.fill('Phones are down until noon.');
  await add.dblclick();
  expect(await text.inputValue()).toBe('Phones are down until noon.');
  const where = page.getByLabel(/^Where/u);
  await where.fill('West Keys');
  await where.press('Enter');
  const fault = page.getByText('“West Keys” is not one of our places.');
  await fault.waitFor();
  const tabs = page.locator('.board-tabs');
  await expect
    .poll(async () => ((await fault.boundingBox())?.y ?? 0) < ((await tabs.boundingBox())?.y ?? 0))
    .toBe(true);
  await where.fill('');
  await fault.waitFor({ state: 'detached' });
  expect(await text.inputValue()).toBe('Phones are down until noon.');
  await where.fill('West Keys');
  await where.press('Enter');
  await fault.waitFor();
  await where.fill('pinellas county');
  await page.getByRole('button', { name: 'Remove Pinellas County' }).waitFor();
  // Twice before anything of the first press is drawn.
  await page.getByRole('button', { name: 'Put up', exact: true }).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await expect.poll(() => listed(page, 'now').getByText('Phones are down until noon.').count()).toBe(1);
  expect(await page.locator('.board-fault').count()).toBe(0);
  await add.click();
  await text.fill('Phones are down until noon.');
  await where.fill('West Keys');
  await where.press('Enter');
  await fault.waitFor();
  // The fault of one form is not of the next.
  await page.getByRole('button', { name: 'Change hours' }).click();
  await page.getByLabel('Close at').waitFor();
  expect(await page.locator('.board-fault').count()).toBe(0);
});

test('a change of hours asks for its last day, and holds until it is changed only where that is chosen', async ({
  open,
}) => {
  const page = await openPanel(open, { width: 360 });
  await page.getByRole('button', { name: 'Change hours' }).press('Enter');
  await page.getByLabel('Close at').selectOption('15');
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect
    .poll(() => page.getByLabel('Last day').evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await listed(page, 'now').innerText()).toContain('Nothing out of the ordinary.');
  await page.getByLabel('Last day').fill('2026-06-12');
  await save.press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain('June 10, 2026 to June 12, 2026');
  await page.getByRole('button', { name: /^Edit/u }).press('Enter');
  await page.getByLabel('Until I change them again').check();
  await save.press('Enter');
  await expect.poll(() => listed(page, 'now').innerText()).toContain('From June 10, 2026 on');
});

test('dispatchers read what is in force and can change none of it', async ({ open }) => {
  const server = await startBoardServer();
  const owner = await signIn(server, open);
  await showTab(owner, 'Hours & notices');
  await owner
    .getByRole('button', { name: 'Only in 2026: close on Juneteenth, June 19, 2026' })
    .press('Enter');
  await owner.getByText('Saved: Closed: Juneteenth').waitFor();
  const page = await signIn(server, open, { name: 'Dora', role: 'dispatcher' });
  await showTab(page, 'Hours & notices');
  await expect.poll(() => listed(page, 'coming').innerText()).toContain('Closed: Juneteenth');
  expect(await page.locator('.board-opening button').count()).toBe(0);
});
