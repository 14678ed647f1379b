// The drawing of a machine with the parts of a problem lit, wherever that problem is told outside of the built pages.
import type { Page } from 'playwright-core';
import { listViolations, rowOf, signIn } from '../support/board/board-page.ts';
import { startBoardServer } from '../support/board/board-server.ts';
import { addTechnician, bookFor, linkTechnician } from '../support/board/visit-desk.ts';
import { expect, test } from '../support/browser/browser.ts';
import { openRequest, stateOf } from '../support/requests/open-request.ts';

const asked = { appliance: 'washer', sign_asked: 'will-not-drain' };

/** The drawing and its list in the fold of this name. */
function inFold(page: Page, fold: string) {
  return page
    .locator('details')
    .filter({ has: page.getByText(fold, { exact: true }) })
    .locator('.sign-plate');
}

/** Opens the fold and looks: the picture came, the right parts are lit, and the list says the same. */
async function lookInside(page: Page, fold: string): Promise<void> {
  const plate = inFold(page, fold);
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
  await customer.getByText(/^One test only\. /u).waitFor();
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
  const drawings = () => fetched.filter((path) => /\/washer\.[\w-]+\.svg$/u.test(path));
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
  expect(await inFold(page, 'Look inside the machine').isVisible()).toBe(true);
});

test('a problem chosen in the form offers the look inside, fetched when it is opened; the button stays in reach', async ({
  open,
}) => {
  // Opened wide, the page has the drawing already, in its first sign.
  const page = await open('/services/washer-repair', { width: 1000, height: 900 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const form = page.locator('#quote-form');
  await form.scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) #quote-form').waitFor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // The page has drawings of homes, too, which come as one scrolls.
  const drawings = () => fetched.filter((path) => path.includes('/washer.') && path.endsWith('.svg'));
  const list = form.getByLabel('What is it doing?');
  await list.selectOption('will-not-drain');
  const fold = form.getByText('Look inside the machine');
  await fold.waitFor();
  expect(drawings()).toEqual([]);
  // Far down the page the form has stuck to the top, and opening the look moves neither it nor the page.
  await page.locator('#replace').scrollIntoViewIfNeeded();
  const top = async () => (await fold.boundingBox())?.y;
  const before = await top();
  await fold.click();
  const picture = form.getByRole('img', { name: 'The inside of a front-load washer' });
  expect(await picture.getAttribute('src')).toContain('.svg#will-not-drain');
  await form.getByText('You can check: Pump filter (').waitFor();
  await form.getByText(/^One test only\. Do not start another wash\b/u).waitFor();
  expect(await form.getByRole('link', { name: 'What you can check' }).getAttribute('href')).toBe(
    '#will-not-drain',
  );
  await expect.poll(() => drawings().length).toBe(1);
  expect(await top()).toBe(before);
  const button = form.getByRole('button', { name: 'Get Free Quote' });
  await button.hover();
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(await listViolations(page)).toEqual([]);
  await list.selectOption('leaks');
  expect(await picture.isVisible()).toBe(false);
  await list.selectOption('');
  expect(await fold.count()).toBe(0);
  // "Ask about this", beside a problem, chooses it too.
  await page.locator('#leaks').evaluate((story) => story.closest('details')?.setAttribute('open', ''));
  await page.locator('#leaks').getByText('Ask about this').click();
  await fold.waitFor();
});

test('where the model number is: drawn and told, without script too, beside the photos and on pages of a service and a brand', async ({
  open,
}) => {
  const server = await startBoardServer();
  const request = await openRequest(server, open, { width: 360, hasScript: false }, asked);
  const pages = [
    { page: request, fold: 'Where is the model number?' },
    { page: await open('/services/washer-repair'), fold: 'Show the usual places' },
    { page: await open('/brands/frigidaire', { width: 768 }), fold: 'Washer' },
  ];
  for (const { page, fold } of pages) {
    const places = inFold(page, fold);
    expect(await places.isVisible()).toBe(false);
    await page.locator('summary').getByText(fold, { exact: true }).click();
    const picture = places.getByRole('img', { name: 'The outline of a washer' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
      .toBe(400);
    expect(await picture.getAttribute('src')).toContain('.svg#number');
    await places.getByText('Front-loader: on the rim of the door opening').waitFor();
    if (page !== request) expect(await listViolations(page)).toEqual([]);
  }
});

for (const width of [360, 1440]) {
  test(`at ${width} px the drawing of an opened problem stays in view beside its checks`, async ({
    open,
  }) => {
    const page = await open('/services/washer-repair', { width, hasScript: false });
    await page.getByRole('heading', { name: 'It will not drain' }).click();
    const sign = page.locator('details[open]:has(.sign-plate)');
    await sign.locator('ol li').last().scrollIntoViewIfNeeded();
    await sign
      .locator('ol li')
      .nth(1)
      .evaluate((check) => {
        check.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    const header = await page.locator('.header').boundingBox();
    const drawing = await sign.locator('.sign-plate > img').boundingBox();
    // On the lower edge of the header, whose rule it may touch.
    expect(Math.round((drawing?.y ?? 0) - (header?.height ?? 0))).toBeGreaterThanOrEqual(-1);
    expect(drawing?.height ?? 0).toBeGreaterThan(200);
  });
}
