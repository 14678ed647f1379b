// Where people heard of the company is the owner's own list: it is chosen from, filtered by and counted under the names it has now.
import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('the owner adds to the list, renames and orders it; callers, filter and figures follow, and what is retired stays readable', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 390, refusals: [409] });
  await showTab(page, 'Figures');
  const list = page.getByRole('list', { name: 'Your “Came from” list' });
  const add = page.getByLabel('New entry');
  await add.fill('Nextdoor');
  await add.press('Enter');
  await list.getByText('Nextdoor').waitFor();
  await add.fill('nextdoor');
  await add.press('Enter');
  await page.getByText('There is an entry of that name already.').waitFor();
  await add.fill('');
  await page.getByRole('button', { name: 'Rename: Flyer or mail' }).press('Enter');
  await page.getByLabel('New name for Flyer or mail').fill('Postcard');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Up: Postcard' }).press('Enter');
  await expect
    .poll(() => list.locator('li > span').allInnerTexts())
    .toEqual([
      ...['Google', 'Facebook', 'Friend or neighbor', 'Postcard', 'Called us before', 'Something else'],
      'Nextdoor',
    ]);
  await expect.poll(() => listViolations(page)).toEqual([]);
  await showTab(page, 'Work list');
  await page.getByRole('button', { name: 'Add caller' }).click();
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await window.getByLabel('Phone').fill('305 555 0123');
  await window.getByLabel('Name').fill('Rosa Diaz');
  await window.getByLabel('ZIP code').fill('33139');
  await window.getByLabel('Appliance').selectOption('washer');
  await window.getByLabel('How they heard of us').selectOption('Postcard');
  await window.getByRole('button', { name: 'Save caller' }).click();
  await window.waitFor({ state: 'detached' });
  await rowOf(page, 'Rosa Diaz').waitFor();
  await showTab(page, 'Figures');
  await page.getByRole('button', { name: 'Retire: Postcard' }).press('Enter');
  await page.getByText('Retired (1)').click();
  await page.getByRole('button', { name: 'Bring back: Postcard' }).waitFor();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('row', { name: /^Postcard 1 1/u }).waitFor();
  await expect.poll(() => listViolations(page)).toEqual([]);
  await showTab(page, 'Work list');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Came from').selectOption('Nextdoor');
  await page.getByText('Nothing found.').waitFor();
  await page.getByLabel('Came from').selectOption('Postcard (retired)');
  await rowOf(page, 'Rosa Diaz').waitFor();
  await page.getByRole('button', { name: 'Add caller' }).click();
  expect(await window.getByLabel('How they heard of us').locator('option').allInnerTexts()).not.toContain(
    'Postcard',
  );
});

test('a dispatcher chooses from the list and is shown no way to change it', async ({ open }) => {
  const server = await startBoardServer();
  await signIn(server, open);
  const page = await signIn(server, open, { name: 'Dora', role: 'dispatcher' });
  await showTab(page, 'Figures');
  await page.getByRole('heading', { name: 'When requests come' }).waitFor();
  expect(await page.getByText('Your “Came from” list').count()).toBe(0);
});

test('a list is narrowed to who came by themselves, and to a campaign that nobody listed', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  await server.sendQuote({
    name: 'Omar Haddad',
    phone: '305 555 0124',
    email: 'omar@example.com',
    utm_source: 'Spring-Mailer',
  });
  const page = await signIn(server, open, { width: 390 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const from = page.getByLabel('Came from');
  await expect
    .poll(async () => from.locator('option').allInnerTexts())
    .toEqual(expect.arrayContaining(['Google', 'Direct', 'spring-mailer']));
  await from.selectOption('Direct');
  await rowOf(page, 'Omar Haddad').waitFor({ state: 'detached' });
  await rowOf(page, 'Rosa Diaz').waitFor();
  await from.selectOption('spring-mailer');
  await rowOf(page, 'Omar Haddad').waitFor();
  await rowOf(page, 'Rosa Diaz').waitFor({ state: 'detached' });
  await expect.poll(() => listViolations(page)).toEqual([]);
});
