// What the desk does, seen by a homeowner whose page is open: by itself with script, by a link without.
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer, type BoardServer } from '../../support/board/board-server.ts';
import { expect, test, type OpenPage } from '../../support/browser/browser.ts';
import { openRequest, stateOf } from '../../support/requests/open-request.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';

const noon = '2026-06-10T12:00:00-04:00';

async function desk(server: BoardServer, open: OpenPage) {
  const board = await signIn(server, open, { width: 768 });
  const technicianId = await addTechnician(board, 'Ben Ortiz');
  await bookFor(board, 'Rosa Diaz', { technicianId });
  return board;
}

test('each press of the desk is on the open page at its next look, and what is being typed stays', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, clock: noon });
  const looks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A link that comes near is fetched ahead: no look at the request.
    if (pathname === '/submitted') looks.push(pathname);
  });
  expect(await stateOf(page).innerText()).toContain('will call you');
  expect(await page.getByRole('link', { name: 'Put the visit into your calendar' }).count()).toBe(0);
  const said = await stateOf(page).elementHandle();
  await page.locator('#my-code').fill('E2');
  // What looks comes after the page: a clock that moved before it has begun moves once more.
  await expect
    .poll(async () => {
      if (looks.length === 0) await page.clock.runFor(5000);
      return looks;
    })
    .toEqual(['/submitted']);
  const board = await desk(server, open);
  await page.clock.runFor(5000);
  await stateOf(page).getByText('Your visit: Wed, Jun 10, 1–3 pm. Ben is your technician.').waitFor();
  await page.getByRole('link', { name: 'Put the visit into your calendar' }).waitFor();
  await page.locator('[data-request-step=visit][aria-current=step]').waitFor();
  // What was offered before the visit was set is not any more.
  await page.getByRole('heading', { name: 'Ask for another time' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Schedule online' }).isVisible()).toBe(false);
  await showTab(board, 'Visits');
  const visit = board.locator('.visit-row', { hasText: 'Rosa Diaz' });
  await visit.getByRole('button', { name: 'On the way' }).click();
  await visit.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await page.clock.runFor(5000);
  await stateOf(page).getByText('Ben is on the way to you.').waitFor();
  expect(await page.locator('#my-code').inputValue()).toBe('E2');
  expect(await page.locator('#my-code').evaluate((field) => field === document.activeElement)).toBe(true);
  // A screen reader says what changes in an element it knows; one that is put in anew it may pass over.
  expect(await stateOf(page).evaluate((now, before) => now === before, said)).toBe(true);
  await visit.getByRole('button', { name: 'Done', exact: true }).click();
  await visit.locator('.visit-state', { hasText: 'Done' }).waitFor();
  await page.clock.runFor(5000);
  await stateOf(page).getByText('The visit is done.').waitFor();
  const count = looks.length;
  await page.clock.runFor(60_000);
  expect(looks).toHaveLength(count);
});

test('after "Needs a part" the open page says which part and when, and then the return visit', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, clock: noon });
  const board = await desk(server, open);
  await showTab(board, 'Visits');
  const visit = board.locator('.visit-row', { hasText: 'Rosa Diaz' });
  await visit.getByRole('button', { name: 'More for Rosa Diaz' }).click();
  await visit.getByRole('button', { name: 'Needs a part' }).click();
  const dialog = board.getByRole('dialog', { name: 'A part for Rosa Diaz' });
  await dialog.getByLabel('Which part').fill('drain pump');
  await dialog.getByLabel('Ordered', { exact: true }).check();
  await dialog.getByLabel('Expected on (optional)').fill('2026-06-12');
  await dialog.getByRole('button', { name: 'Save part' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.clock.runFor(5000);
  await stateOf(page)
    .getByText('We need a part: drain pump, ordered Wed, Jun 10, expected Fri, Jun 12. We call you')
    .waitFor();
  await page.locator('[data-request-step=visit][aria-current=step]').waitFor();
  expect(await page.getByRole('link', { name: 'Put the visit into your calendar' }).isVisible()).toBe(false);
  await showTab(board, 'Work list');
  await rowOf(board, 'Rosa Diaz').getByText('Part expected Fri, Jun 12: drain pump').waitFor();
  await expect.poll(() => listViolations(board)).toEqual([]);
  await bookFor(board, 'Rosa Diaz', { date: '2026-06-15', fromHour: 9 });
  await page.clock.runFor(5000);
  await stateOf(page).getByText('Your visit: Mon, Jun 15, 9–11 am.').waitFor();
  await page.getByRole('link', { name: 'Put the visit into your calendar' }).waitFor();
});

test('without script a link shows what the desk did, and the file has the visit', async ({ open }) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390, hasScript: false });
  await desk(server, open);
  await page.getByRole('link', { name: 'Refresh' }).click();
  await stateOf(page).getByText('Ben is your technician.').waitFor();
  const link = page.getByRole('link', { name: 'Put the visit into your calendar' });
  const address = await link.getAttribute('href');
  const file = await page.request.get(new URL(address ?? '', page.url()).href);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain('DTSTART:20260610T170000Z');
});
