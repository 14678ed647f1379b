// The whole board without a mouse.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer, type BoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { enterTwice } from '../../support/browser/press-twice.ts';

async function send(server: BoardServer, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const phone = `(305) 555-0${name.charCodeAt(0)}${name.length}`.padEnd(14, '1');
    await server.sendQuote({ name, email: `${name}@example.com`, phone, request_id: `request-of-${name}` });
    server.passMinutes(1);
  }
}

const focusedRow = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => document.activeElement?.closest('.board-row')?.querySelector('h3')?.textContent),
  );

test('next, call, outcome, note, undo: the keyboard stays on the row', async ({ open }) => {
  const server = await startBoardServer();
  await send(server, 'Ann', 'Bea', 'Cal');
  const page = await signIn(server, open);
  await rowOf(page, 'Cal').waitFor();
  await page.keyboard.press('j');
  await focusedRow(page).toBe('Ann');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await focusedRow(page).toBe('Bea');
  await page.keyboard.press('c');
  await rowOf(page, 'Bea').getByText('You are calling').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Rings twice');
  await page.keyboard.press('Escape');
  await focusedRow(page).toBe('Bea');
  await page.keyboard.press('1');
  await rowOf(page, 'Bea').getByText('No answer. When to call again?').waitFor();
  await page.keyboard.press('2');
  await rowOf(page, 'Bea')
    .getByText(/No answer\. Follow up/u)
    .waitFor();
  await focusedRow(page).toBe('Bea');
  // Read out to who does not see it.
  await page
    .getByRole('status')
    .filter({ hasText: /Bea: No answer\. Follow up/u })
    .waitFor();
  await page.keyboard.press('u');
  await rowOf(page, 'Bea').getByText('Undone.').waitFor();
  await page.keyboard.press('j');
  await focusedRow(page).toBe('Cal');
  await page.keyboard.press('4');
  await rowOf(page, 'Cal').getByText('Done.').waitFor();
});

test('Enter pressed twice does one thing, and to one person', async ({ open }) => {
  const server = await startBoardServer();
  await send(server, 'Ann', 'Bea');
  const page = await signIn(server, open);
  await rowOf(page, 'Bea').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await rowOf(page, 'Ann').getByRole('button', { name: 'Spam' }).focus();
  await enterTwice(page);
  await rowOf(page, 'Ann').getByText('Spam.', { exact: true }).waitFor();
  await focusedRow(page).toBe('Ann');
  expect(await rowOf(page, 'Bea').getAttribute('data-state')).toBe('open');
});

test('the keys are shown at ?, can be switched off, and no window keeps the keyboard', async ({ open }) => {
  const server = await startBoardServer();
  await send(server, 'Ann');
  const page = await signIn(server, open);
  await rowOf(page, 'Ann').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('j?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('j?');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
  await rowOf(page, 'Ann').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Add a caller' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByLabel('Use these keys').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('Tab goes through the whole board and out of it again', async ({ open }) => {
  const server = await startBoardServer();
  await send(server, 'Ann', 'Bea');
  const page = await signIn(server, open);
  await rowOf(page, 'Bea').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await rowOf(page, 'Ann').getByText('You are calling').waitFor();
  const seen: string[] = [];
  for (let step = 0; step < 20 && !seen.includes('Bea'); step += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => (document.activeElement?.textContent ?? '').trim()));
  }
  expect(seen).toContain('No answer');
  expect(seen.at(-1)).toBe('Bea');
});
