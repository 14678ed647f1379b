import type { Page } from 'playwright-core';
import { listViolations, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';

const badgeOf = (page: Page) => page.locator('[data-tab=visits] .board-count');

test('a visit nobody is named for is to be assigned before anybody is told, and once it is over it stands there until it is settled', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { date: '2026-06-10', fromHour: 13 });
  await badgeOf(page).filter({ hasText: '1' }).waitFor();
  await showTab(page, 'Visits');
  await page.getByText('Unassigned and due within the hour, 1 visit: say who goes').waitFor();
  const row = page.locator('.visit-row', { hasText: 'Rosa Diaz' });
  await row.locator('.visit-state', { hasText: 'Unassigned, due now' }).waitFor();
  expect(await row.getByRole('button', { name: 'On the way' }).count()).toBe(0);
  await row.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
  await dialog.getByRole('button', { name: 'Go back' }).click();

  server.passMinutes(24 * 60);
  const over = page.getByRole('list', { name: 'Over and not settled, 1 visit: say what came of each' });
  await over.waitFor({ timeout: 15_000 });
  await badgeOf(page).filter({ hasText: '1' }).waitFor();
  await over.getByText('(305) 555-0123').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  // Nobody was sent: Done is neither first nor at once.
  await over.getByRole('button', { name: 'Done: Rosa Diaz' }).click();
  await over.getByText('Nobody is named for the visit Wed, Jun 10, 1–3 pm.').waitFor();
  await over.getByRole('button', { name: 'Yes, Done' }).click();
  await over.waitFor({ state: 'detached' });
  const last = page.locator('.board-last', { hasText: 'Rosa Diaz' });
  await last.getByText('Done.').waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await last.getByRole('button', { name: 'Undo' }).click();
  await last.getByText('Undone.').waitFor();
  await over.getByRole('button', { name: 'No-show: Rosa Diaz' }).click();
  await last.getByText('No-show.').waitFor();
  await over.waitFor({ state: 'detached' });
  await badgeOf(page).waitFor({ state: 'detached' });
});

test('all visits that are over are shown, and none is hidden behind the edge of a box', async ({ open }) => {
  const server = await startBoardServer();
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'];
  for (const [index, name] of names.entries())
    await server.sendQuote({ name, phone: `305 555 010${index}`, email: `${name}@example.com` });
  const page = await signIn(server, open, { width: 390 });
  const ben = await addTechnician(page, 'Ben Ortiz');
  for (const name of names)
    await bookFor(page, name, { technicianId: ben, fromHour: 13, isOverfull: true, accepted: ['busy'] });
  server.passMinutes(24 * 60);
  await showTab(page, 'Visits');
  const over = page.getByRole('list', { name: 'Over and not settled, 6 visits: say what came of each' });
  await over.waitFor();
  expect(await over.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
});
