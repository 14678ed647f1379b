import { listViolations, rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

test('a new lead appears by itself, its clock runs, and the call is kept with its note', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open, { width: 360 });
  await page.getByText('Nobody waits for a call.').waitFor();
  await server.sendQuote({ name: 'Rosa Diaz', urgent: 'yes' });
  const row = rowOf(page, 'Rosa Diaz');
  await row.waitFor();
  expect(await row.innerText()).toMatch(/^1[45]:\d\d\s+left/u);
  expect(await row.innerText()).toContain('Urgent');
  expect(await row.innerText()).toContain('Miami Beach 33139');
  await page.getByRole('heading', { name: 'On the clock 1' }).waitFor();
  await expect.poll(() => page.title()).toBe('(1) Call board');
  const clock = row.locator('.board-clock-time');
  const shown = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(shown);
  await row.getByRole('button', { name: 'I’m calling' }).click();
  const number = row.getByRole('link', { name: 'Call (305) 555-0123' });
  expect(await number.getAttribute('href')).toBe('tel:+13055550123');
  await row.getByLabel('Note, kept with what you press').fill('Bring a <b>gasket</b>');
  await row.getByRole('button', { name: 'Spoke, follow up' }).click();
  await row.getByRole('button', { name: 'In 15 min' }).click();
  await row.getByText('Spoke. Follow up 12:').waitFor();
  await expect.poll(() => row.locator('.board-clock').innerText()).toMatch(/again\s+12:\d\d pm/u);
  await expect.poll(() => page.title()).toBe('Call board');
  await row.locator('.board-open').click();
  await row.getByText('Bring a <b>gasket</b>').first().waitFor();
  expect(await row.innerText()).toMatch(/Called · Ana · /u);
});

test('what is taken back gives a call that was going on back with its end', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 360 });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByRole('button', { name: 'Not a fit' }).click();
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('You are calling').waitFor();
  await row.getByRole('button', { name: 'Release' }).click();
  await row.getByRole('button', { name: 'I’m calling' }).waitFor();
});

test('a call that goes on has its end after a note, and after the page is loaded again', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 360 });
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByRole('button', { name: 'I’m calling' }).click();
  await row.getByLabel('Note, kept with what you press').fill('Line is busy');
  await row.getByRole('button', { name: 'Save note alone' }).click();
  await row.getByText('Note saved').waitFor();
  await row.getByRole('button', { name: 'Release' }).waitFor();
  await page.reload();
  await row.getByText('You are calling').waitFor();
  await row.getByRole('button', { name: 'Release' }).click();
  await row.getByRole('button', { name: 'I’m calling' }).waitFor();
});

test('who was not called in time is late, and found again among what is done', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  server.passMinutes(18);
  const page = await signIn(server, open);
  const row = rowOf(page, 'Rosa Diaz');
  await expect.poll(() => row.innerText()).toMatch(/^overdue\s+3:\d\d/u);
  await page.getByRole('heading', { name: 'Overdue 1' }).waitFor();
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Not a fit' }).click();
  await row.getByText('Not a fit.', { exact: true }).waitFor();
  await showTab(page, 'Booked & closed');
  await row.getByRole('button', { name: 'Change' }).click();
  await row.getByRole('button', { name: 'Back to the list' }).click();
  await showTab(page, 'Work list');
  await row.getByRole('button', { name: 'I’m calling' }).waitFor();
  await page.getByRole('searchbox').fill('555-0123');
  await row.getByText('Found in: phone').waitFor();
  await page.getByText('1 result', { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('nobody of that name');
  await page.getByText('Nothing found.').waitFor();
});

test('the link in a mail shows that lead alone, opened, and clearing the search shows all', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Somebody Else', email: 'else@example.com' });
  server.passMinutes(1);
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open, { width: 360 });
  await page.goto(await server.mailedLink());
  await rowOf(page, 'Rosa Diaz').getByText('What was done').waitFor();
  await rowOf(page, 'Somebody Else').waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await rowOf(page, 'Somebody Else').waitFor();
});

test('a mail that was refused is told in plain words, leads to its lead, and is sent again by itself', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz', first_page: '/miami', first_referrer: 'www.google.com' });
  await server.refuseMail();
  const page = await signIn(server, open, { width: 360 });
  await showTab(page, 'Failed emails 2');
  const entry = page.locator('.board-failed', { hasText: 'New request: to staff, by email' });
  await entry.getByText('Given up.').waitFor();
  expect(await entry.innerText()).toContain('Rosa Diaz');
  expect(await entry.innerText()).toMatch(
    /Jun 10, 12:\d\d\spm: The mail server refuses the address for good \(550\)/u,
  );
  await entry.getByRole('button', { name: 'Send again' }).click();
  await entry.waitFor({ state: 'detached' });
  await page.getByText('Confirmation: to the customer, by email').waitFor();
  await page.getByRole('button', { name: 'Show the lead' }).click();
  const row = rowOf(page, 'Rosa Diaz');
  await row.getByText('www.google.com, first on /miami').waitFor();
  const told = await row.innerText();
  expect(told).toMatch(/New request: to staff, by email\s+Goes out Jun 10/u);
  expect(told).toMatch(/Reminder to call: to staff, by email\s+Goes out Jun 10, 12:05/u);
  expect(told).toMatch(/Confirmation: to the customer, by email\s+Given up/u);
});

test('what visitors typed is shown as text, and breaks nothing on a phone', async ({ open }) => {
  const server = await startBoardServer();
  const name = `<img src=x onerror=alert(1)>\u202e${'W'.repeat(60)}`;
  await server.sendQuote({ name, message: `<script>alert(2)</script> ${'x'.repeat(500)}` });
  await server.sendQuote({ name: 'A Suspect', company_website: 'filled' });
  const page = await signIn(server, open, { width: 360 });
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect(await rowOf(page, 'A Suspect').count()).toBe(0);
  await showTab(page, 'Possible spam');
  await rowOf(page, 'A Suspect').waitFor();
});

test('a lost connection is said at once, with since when, and is over when it is back', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  await page.getByText('Nobody waits for a call.').waitFor();
  await page.context().setOffline(true);
  await page.getByText(/No connection since \d+:\d\d\s[ap]m/u).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/No connection since/u).waitFor({ state: 'detached' });
});

test('who signs out sees nothing more', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  await rowOf(page, 'Rosa Diaz').waitFor();
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
  await page.getByRole('button', { name: 'Add caller' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Luz Ortega');
  await page.keyboard.press('Escape');
  await expect.poll(kept).toContain('Luz Ortega');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Rosa');
  expect(await kept()).not.toContain('Luz');
});

test('who is overdue is counted above those that can still be called in time, and one press leads there', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Late One', email: 'one@example.com', request_id: 'one' });
  await server.sendQuote({ name: 'Late Two', email: 'two@example.com', request_id: 'two' });
  server.passMinutes(16);
  const page = await signIn(server, open, { width: 390, height: 600 });
  await rowOf(page, 'Late One').waitFor();
  expect(await page.getByRole('button', { name: '2 overdue' }).count()).toBe(0);
  for (let made = 1; made <= 9; made += 1)
    await server.sendQuote({
      name: `In time ${made}`,
      email: `${made}@example.com`,
      request_id: `in-${made}`,
    });
  await rowOf(page, 'In time 1').waitFor();
  expect(await rowOf(page, 'Late Two').isVisible()).toBe(true);
  await expect.poll(() => listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '2 overdue' }).click();
  const row = rowOf(page, 'Late One');
  await expect.poll(() => row.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect(await row.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});
