// The drawing of a machine with the parts of a problem lit, wherever that problem is told outside of the built pages.
import type { Page } from 'playwright-core';
import { listViolations, rowOf, signIn } from '../support/board/board-page.ts';
import { startBoardServer } from '../support/board/board-server.ts';
import { addTechnician, bookFor, linkTechnician } from '../support/board/visit-desk.ts';
import { expect, test } from '../support/browser/browser.ts';
import { openRequest, stateOf } from '../support/requests/open-request.ts';

const asked = { appliance: 'washer', sign_asked: 'will-not-drain' };

/** Opens the fold and looks: the picture came, the right parts are lit, and the list says the same. */
async function lookInside(page: Page, fold: string): Promise<void> {
  const plate = page.locator('.sign-plate');
  expect(await plate.isVisible()).toBe(false);
  await page.getByText(fold, { exact: true }).click();
  const picture = plate.getByRole('img', { name: 'The inside of a front-load washer' });
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.getAttribute('src')).toMatch(/^\/_astro\/washer\.[\w-]+\.svg#will-not-drain$/u);
  await plate.getByText('You can check: Pump filter (').waitFor();
  await plate.getByText('Our work: Drain pump (').waitFor();
  const address = await picture.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.src : ''));
  const file = await page.request.get(address);
  expect(`${file.status()} ${file.headers()['content-type'] ?? ''}`).toBe('200 image/svg+xml');
  await expect
    .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBe(400);
}

test('the homeowner, the desk and the technician look into the machine at the parts of the problem', async ({
  open,
}) => {
  const server = await startBoardServer();
  const customer = await openRequest(server, open, { width: 360, hasScript: false }, asked);
  await lookInside(customer, 'Look inside the machine');
  const help = customer.getByRole('link', { name: 'What you can check' });
  expect(await help.getAttribute('href')).toBe('/services/washer-repair#will-not-drain');

  const board = await signIn(server, open, { width: 1440 });
  await rowOf(board, 'Rosa Diaz').locator('.board-open').click();
  await lookInside(board, 'Look inside the machine');
  expect(await listViolations(board)).toEqual([]);

  const technicianId = await addTechnician(board, 'Ben Ortiz');
  await bookFor(board, 'Rosa Diaz', { technicianId });
  const phone = await open(await linkTechnician(board), { width: 360, hasScript: false });
  await lookInside(phone, 'Likely causes and how to go about it');
});

test('with script nothing of the drawing is fetched before it is opened, and news leave it open', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 360 }, asked);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const drawings = () => fetched.filter((path) => path.endsWith('.svg'));
  await page.reload();
  await page.locator('#photos').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(drawings()).toEqual([]);
  await lookInside(page, 'Look inside the machine');
  expect(drawings()).toHaveLength(1);
  expect(await listViolations(page)).toEqual([]);

  const board = await signIn(server, open);
  const technicianId = await addTechnician(board, 'Ben Ortiz');
  await bookFor(board, 'Rosa Diaz', { technicianId });
  await stateOf(page).getByText('Ben is your technician.').waitFor();
  expect(await page.locator('.sign-plate').isVisible()).toBe(true);
});
