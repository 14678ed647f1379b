// The door a technician looks for: given by the homeowner or taken down by the desk, and shown wherever the visit is.
import type { Page } from 'playwright-core';
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest } from '../../support/requests/open-request.ts';

const mapOf = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
const visitOf = (page: Page, name: string) => page.locator('.visit-row', { hasText: name });

test('an address that the homeowner gives without script is on the lead, at the visit and on paper, with a map', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, hasScript: false });
  const board = await signIn(server, open, { width: 390 });
  await page.getByText('Where do we come?', { exact: true }).click();
  await page.getByLabel('Street address').fill('12 Palm Ave');
  await page.getByLabel('Apartment or unit').fill('Apt 4');
  await page.getByLabel('Gate code, floor, parking').fill('Gate 4711');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.locator('[data-request=address]', { hasText: '12 Palm Ave, Apt 4' }).waitFor();

  await bookFor(board, 'Rosa Diaz');
  await showTab(board, 'Visits');
  await board.getByRole('button', { name: 'By time' }).click();
  const visit = visitOf(board, 'Rosa Diaz');
  await visit.getByText('12 Palm Ave, Apt 4, Miami Beach, FL 33139 · Refrigerator').waitFor();
  await visit.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  const map = visit.getByRole('link', { name: 'Map' });
  expect(await map.getAttribute('href')).toBe(mapOf('12 Palm Ave, Miami Beach, FL 33139'));
  await visit.getByText('Gate 4711').waitFor();
  await expect.poll(() => listViolations(board)).toEqual([]);
  await board.emulateMedia({ media: 'print' });
  const sheet = await board.locator('.visit-sheet').innerText();
  expect(sheet).toContain('12 Palm Ave, Apt 4, Miami Beach, FL 33139');
  expect(sheet).toContain('Gate 4711');
});

test('the desk takes an address down while booking; booked without one, the list and the sheet say so', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Ann', email: 'ann@example.com', phone: '305 555 0101' });
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  await bookFor(page, 'Ann');
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Booked' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await dialog.getByRole('radio', { name: '3–5 pm' }).check({ force: true });
  await dialog.getByLabel('Street address (optional)').fill('14 Elm St');
  await dialog.getByLabel('Gate code, floor, parking').fill('Blue door');
  await expect.poll(() => listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Book visit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await showTab(page, 'Booked & closed');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('link', { name: 'Map 14 Elm St, Miami Beach, FL 33139' }).waitFor();
  await row.getByText('Gate code, floor, parking: Blue door').waitFor();

  await showTab(page, 'Visits');
  await visitOf(page, 'Ann').getByText('No address').waitFor();
  await page.getByRole('button', { name: 'By time' }).click();
  await visitOf(page, 'Rosa Diaz').getByText('14 Elm St').waitFor();
  await visitOf(page, 'Ann').getByText('No street address yet').waitFor();
  // Moving Ann's visit is the time to ask.
  await visitOf(page, 'Ann').getByRole('button', { name: 'More for Ann' }).click();
  await visitOf(page, 'Ann').getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move the visit of Ann' });
  await move.getByLabel('Street address (optional)').fill('9 Oak St');
  await move.getByRole('button', { name: 'Move the visit' }).click();
  await visitOf(page, 'Ann').getByText('9 Oak St, Miami Beach, FL 33139 · Refrigerator').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.visit-sheet').innerText()).not.toContain('No street address yet');
});
