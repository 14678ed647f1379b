import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

test.for([320, 1440])(
  'at %d px the owner reads figures, each drawing with its table',
  async (width, { open }) => {
    const server = await startBoardServer();
    await server.sendQuote({ name: 'Rosa Diaz' });
    await server.sendQuote({
      name: 'Bo Lee',
      phone: '(305) 555-0124',
      email: 'bo@example.com',
      zip: '34105',
    });
    server.passMinutes(4);
    const page = await signIn(server, open, { width });
    await rowOf(page, 'Rosa Diaz').getByRole('button', { name: 'I’m calling' }).click();
    await rowOf(page, 'Rosa Diaz').getByRole('button', { name: 'Not a fit' }).click();
    await rowOf(page, 'Rosa Diaz').getByText('Not a fit.', { exact: true }).waitFor();
    server.passMinutes(15);
    await showTab(page, 'figures');
    const today = page.locator('section', { has: page.getByRole('heading', { name: 'Today', exact: true }) });
    await expect.poll(() => today.first().innerText()).toMatch(/leads\s+2/iu);
    await page.getByRole('img', { name: /^Map of Florida with a dot for each of 2 places/u }).waitFor();
    await page.getByText('Show the weeks as a table').click();
    const weeks = page.getByRole('region', { name: 'Calls in time, week by week' });
    expect(await weeks.getByRole('row').nth(1).innerText()).toMatch(/^Jun 8\s+2\s/u);
    const hours = page.getByRole('table', { name: /^Requests of the last 13 weeks, up to 2/u });
    expect(await hours.getByRole('row', { name: /^12 pm/u }).innerText()).toMatch(/·\s+·\s+2\s+·/u);
    const inTime = page.getByRole('table', { name: /^By the hour the request came/u });
    expect(await inTime.getByRole('row', { name: /^12 pm/u }).innerText()).toMatch(
      /·\s+·\s+1\/\u200B?2\s+·/u,
    );
    const sources = page.getByRole('region', { name: 'Came from, week by week' });
    expect(await sources.getByRole('row').nth(0).innerText()).toMatch(/^Week of\s+Jun 8\s+Jun 1\s/u);
    expect(await sources.getByRole('row').nth(1).innerText()).toMatch(/^Direct\s+2\s+·/u);
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByRole('row', { name: 'Miami Beach 1 0 0' }).waitFor();
    await expect.poll(() => listViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test('at 390 px a table that goes on beyond the edge says so, and whose numbers they are stays in sight', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 390 });
  await rowOf(page, 'Rosa Diaz').waitFor();
  await showTab(page, 'figures');
  await page.getByText('Show the weeks as a table').click();
  const weeks = page.getByRole('region', { name: 'Calls in time, week by week' });
  await weeks.waitFor();
  expect(await weeks.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeGreaterThan(100);
  expect(await weeks.evaluate((table) => getComputedStyle(table).backgroundImage)).toContain('gradient');
  const week = weeks.getByRole('rowheader').first();
  const before = (await week.boundingBox())?.x;
  await weeks.evaluate((table) => table.scrollTo({ left: 100 }));
  expect((await week.boundingBox())?.x).toBe(before);
  await expect.poll(() => listViolations(page)).toEqual([]);
});

test('the weekly mail is turned off by keyboard, and stays off', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  await showTab(page, 'figures');
  const box = page.getByRole('checkbox', { name: 'Mail me these figures every Monday at opening' });
  expect(await box.isChecked()).toBe(true);
  await box.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(false);
  await page.reload();
  await showTab(page, 'figures');
  expect(await box.isChecked()).toBe(false);
});

test('requests of some days are exported as a file', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 320 });
  await showTab(page, 'figures');
  await page.getByLabel('Received from').fill('2026-06-01');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('leads-2026-06-10.csv');
  expect((await download).url()).toContain('from=2026-06-01&to=');
});
