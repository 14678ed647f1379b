// Two roles at the board: what owners do there, what dispatchers see, and how one is let out.
import type { Page } from 'playwright-core';
import { listViolations, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

function memberOf(page: Page, name: string) {
  return page.locator('.board-member', { has: page.getByRole('heading', { name }) });
}

async function addSomebody(page: Page, name: string, role: 'Owner' | 'Dispatcher'): Promise<string> {
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel(role).check();
  await page.getByRole('button', { name: 'Add and make a link' }).click();
  return page.getByLabel('Sign-in link').inputValue();
}

async function useLink(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('astro-island:not([ssr]) button', { hasText: 'Sign in' }).click();
}

test('an owner adds a dispatcher, whose link is shown once and signs in once', async ({ open }) => {
  const server = await startBoardServer();
  const owner = await signIn(server, open);
  await showTab(owner, 'Team');
  const address = await addSomebody(owner, 'Ben', 'Dispatcher');
  expect(address).toMatch(/^http.+\/board\/sign-in#.+/u);
  await memberOf(owner, 'Ben').getByText('A sign-in link waits to be used.').waitFor();
  await expect.poll(() => listViolations(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Done', exact: true }).last().click();
  expect(await owner.getByLabel('Sign-in link').count()).toBe(0);

  const phone = await open('/board', { width: 390, refusals: [401] });
  await useLink(phone, address);
  await phone.waitForURL('**/board');
  await phone.getByText('Ben', { exact: true }).waitFor();
  const second = await open('/board', { width: 390, refusals: [401] });
  await useLink(second, address);
  await second
    .getByText('This link was used already, or is older than a day. Ask the owner for a new link.')
    .waitFor();
});

test('a dispatcher sees their own sign-ins and nothing an owner sees; signed out by the owner they are told', async ({
  open,
}) => {
  const server = await startBoardServer();
  const owner = await signIn(server, open);
  const ben = await signIn(server, open, { name: 'Ben', role: 'dispatcher', width: 390, refusals: [401] });
  await showTab(ben, 'Team');
  await ben.getByRole('heading', { name: 'Your sign-ins' }).waitFor();
  await ben.getByText(/^This one, signed in/u).waitFor();
  for (const name of ['Who may use the board', 'Log of changes'])
    expect(await ben.getByRole('heading', { name }).count()).toBe(0);
  await expect.poll(() => listViolations(ben)).toEqual([]);

  await showTab(owner, 'Team');
  const member = memberOf(owner, 'Ben');
  await member.getByRole('button', { name: 'Remove' }).click();
  await member.getByText('Remove Ben? They are signed out at once.').waitFor();
  await expect.poll(() => listViolations(owner)).toEqual([]);
  await member.getByRole('button', { name: 'Remove' }).click();
  await member.waitFor({ state: 'detached' });
  await ben.getByText('You are signed out.').waitFor();
  expect(await ben.locator('body').innerText()).toContain('Ask the owner for a new link.');
  expect(await ben.locator('body').innerText()).not.toContain('npm');
});

test('made an owner in mid-session, somebody sees the team at once, and the log says who did it', async ({
  open,
}) => {
  const server = await startBoardServer();
  const ana = await signIn(server, open, { refusals: [409] });
  const ben = await signIn(server, open, { name: 'Ben', role: 'dispatcher', refusals: [403] });
  await showTab(ben, 'Team');
  await showTab(ana, 'Team');
  const self = memberOf(ana, 'Ana (you)');
  await self.getByRole('button', { name: 'Make dispatcher' }).click();
  await self.getByRole('button', { name: 'Make dispatcher' }).click();
  await self.getByText('Somebody has to be the owner. Make another owner first.').waitFor();
  await self.getByRole('button', { name: 'Cancel' }).click();
  const member = memberOf(ana, 'Ben');
  await member.getByRole('button', { name: 'Make owner' }).click();
  await member.getByRole('button', { name: 'Make owner' }).click();
  await ben.getByRole('heading', { name: 'Who may use the board' }).waitFor();
  await ben.getByText('Ana made Ben an owner').waitFor();
  await memberOf(ben, 'Ana').getByRole('button', { name: 'Make dispatcher' }).click();
  await memberOf(ben, 'Ana').getByRole('button', { name: 'Make dispatcher' }).click();
  await ana.getByRole('heading', { name: 'Who may use the board' }).waitFor({ state: 'detached' });
});

test('who signs out their other devices stays signed in here', async ({ open }) => {
  const server = await startBoardServer();
  const desk = await signIn(server, open);
  const phone = await signIn(server, open, { width: 390, refusals: [401] });
  await showTab(desk, 'Team');
  const own = desk.locator('section', { has: desk.getByRole('heading', { name: 'Your sign-ins' }) });
  await own.getByRole('button', { name: 'Sign out all others' }).click();
  await phone.getByText('You are signed out.').waitFor();
  await own.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  expect(await own.getByText(/^This one, signed in/u).count()).toBe(1);
});
