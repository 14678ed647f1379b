// Texts about a visit, as a homeowner who agreed to them gets them from a carrier on this machine.
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startTextDesk } from '../../support/board/text-desk.ts';
import { bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest } from '../../support/requests/open-request.ts';

const phone = '+13055550123';

test('who agrees on their page is texted when the visit is set and moved, and never again after STOP', async ({
  open,
}) => {
  const { server, sendTexts } = await startTextDesk();
  const page = await openRequest(server, open, { width: 390, hasScript: false });
  await page.getByText('Message and data rates may apply').waitFor();
  await page.getByRole('button', { name: 'Text me' }).click();
  await page.getByRole('heading', { name: 'You get texts about your visit' }).waitFor();
  const board = await signIn(server, open, { width: 390 });
  await bookFor(board, 'Rosa Diaz', { date: '2026-06-11', fromHour: 9 });
  expect(await sendTexts(phone)).toEqual([
    'Local Appliance Experts: your visit is scheduled for Thu, Jun 11, 9-11 am. Questions? Call (305) 555-0142. Reply STOP to end.',
  ]);
  async function moveTo(window: string): Promise<void> {
    const row = board.locator('.visit-row', { hasText: 'Rosa Diaz' });
    await row.getByRole('button', { name: 'More for Rosa Diaz' }).click();
    await row.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = board.getByRole('dialog', { name: 'Move the visit of Rosa Diaz' });
    await dialog.getByRole('radio', { name: window }).check({ force: true });
    await dialog.getByRole('button', { name: 'Move the visit' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.locator('.visit-state', { hasText: 'Moved' }).waitFor();
  }
  await showTab(board, 'Visits');
  await board.getByRole('button', { name: 'Next day' }).click();
  await moveTo('1–3 pm');
  const moved = await sendTexts(phone);
  expect(moved).toHaveLength(1);
  expect(moved[0]).toContain('your visit has a new time: Thu, Jun 11, 1-3 pm.');
  expect((await server.replyText(phone, 'Stop')).status).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'You get no texts' }).waitFor();
  await moveTo('3–5 pm');
  expect(await sendTexts(phone)).toEqual([]);
  await showTab(board, 'Booked & closed');
  await rowOf(board, 'Rosa Diaz').getByRole('button', { name: 'Rosa Diaz' }).click();
  await rowOf(board, 'Rosa Diaz').getByText('Replied STOP').waitFor();
  await expect.poll(() => listViolations(board)).toEqual([]);
});

test('who does not agree is texted nothing, and whose visit is canceled reads that nobody comes', async ({
  open,
}) => {
  const { server, sendTexts } = await startTextDesk();
  await openRequest(server, open, { hasScript: false });
  const board = await signIn(server, open);
  await bookFor(board, 'Rosa Diaz', { date: '2026-06-11', fromHour: 9 });
  expect(await sendTexts(phone)).toEqual([]);
  await board.getByRole('button', { name: 'Add caller' }).click();
  const window = board.getByRole('dialog', { name: 'Add a caller' });
  await window.getByLabel('Phone').fill('305 555 0177');
  await window.getByLabel('Name').fill('Ann Lee');
  await window.getByLabel('ZIP code').fill('33139');
  await window.getByLabel('Appliance').selectOption('dryer');
  await window.getByLabel('Agrees to texts about the visit').check();
  await window.getByRole('button', { name: 'Save caller' }).click();
  await window.waitFor({ state: 'detached' });
  await rowOf(board, 'Ann Lee').waitFor();
  await bookFor(board, 'Ann Lee', { date: '2026-06-11', fromHour: 11 });
  expect(await sendTexts('+13055550177')).toHaveLength(1);
  await showTab(board, 'Visits');
  await board.getByRole('button', { name: 'Next day' }).click();
  const row = board.locator('.visit-row', { hasText: 'Ann Lee' });
  await row.getByRole('button', { name: 'More for Ann Lee' }).click();
  await row.getByRole('button', { name: 'Cancel visit' }).click();
  await row.getByText(/They get (?:an email and )?a text that this visit is canceled\./u).waitFor();
  await row.getByRole('button', { name: 'We cannot come' }).click();
  await row.locator('.visit-state', { hasText: 'Canceled' }).waitFor();
  const [canceled = ''] = await sendTexts('+13055550177');
  expect(canceled).toContain('your visit on Thu, Jun 11 is canceled. No one will be coming.');
});
