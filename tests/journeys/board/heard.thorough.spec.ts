// Who looks elsewhere is told that somebody waits: by a sound, if that was allowed, by the tab, and by the sign of the app.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

/** Counts the tones of the page from now on. */
const countTonesPlayed = `
  document.documentElement.dataset.rung = '0';
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    document.documentElement.dataset.rung = String(Number(document.documentElement.dataset.rung) + 1);
    start.call(this, when);
  };
`;
const countTones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.rung));

test('a lead that comes while another is called is heard, and one that is only called is not', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'First', email: 'first@example.com' });
  const page = await signIn(server, open);
  const other = await signIn(server, open, { name: 'Leo' });
  await page.evaluate(countTonesPlayed);
  await page.getByRole('button', { name: 'Yes, play it' }).click();
  await page.getByRole('button', { name: 'Sound on' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/No connection since/u).waitFor();
  await rowOf(other, 'First').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(other, 'First').getByRole('button', { name: 'Done' }).click();
  await rowOf(other, 'First').getByText('Done.').waitFor();
  await server.sendQuote({ name: 'Second', email: 'second@example.com' });
  await page.context().setOffline(false);
  await rowOf(page, 'Second').waitFor();
  await expect.poll(() => page.title()).toBe('(1) Call board');
  // One signal is of two tones.
  await expect.poll(() => countTones(page)).toBe(2);
  await rowOf(page, 'Second').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(page, 'Second').getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.title()).toBe('Call board');
  expect(await countTones(page)).toBe(2);
});

test('nothing is heard by who was not asked yet, nor by who wants no sound', async ({ open }) => {
  const server = await startBoardServer();
  const page = await signIn(server, open);
  await page.getByText('Nobody waits for a call.').waitFor();
  await page.evaluate(countTonesPlayed);
  await server.sendQuote({ name: 'First', email: 'first@example.com' });
  await rowOf(page, 'First').waitFor();
  await expect.poll(() => page.title()).toBe('(1) Call board');
  expect(await countTones(page)).toBe(0);
  await page.getByRole('button', { name: 'No sound' }).click();
  await page.getByRole('button', { name: 'Sound off' }).waitFor();
  await page.mouse.move(5, 5);
  await server.sendQuote({ name: 'Second', email: 'second@example.com' });
  await rowOf(page, 'Second').waitFor();
  await expect.poll(() => page.title()).toBe('(2) Call board');
  expect(await countTones(page)).toBe(0);
});

/** A browser that can put a number on the sign of an installed app. */
const keepBadge = `
  Object.assign(navigator, {
    setAppBadge: async (count) => { document.documentElement.dataset.badge = String(count); },
    clearAppBadge: async () => { document.documentElement.dataset.badge = ''; },
  });
`;

test('the sign of the app counts who waits, and loses its number when nobody does', async ({ open }) => {
  const server = await startBoardServer();
  const first = await signIn(server, open);
  await first.context().addInitScript(keepBadge);
  await server.sendQuote({ name: 'First' });
  await first.reload();
  await rowOf(first, 'First').waitFor();
  const badge = () => first.evaluate(() => document.documentElement.dataset.badge);
  await expect.poll(badge).toBe('1');
  await rowOf(first, 'First').getByRole('button', { name: 'I’m calling' }).click();
  await rowOf(first, 'First').getByRole('button', { name: 'Done' }).click();
  await expect.poll(badge).toBe('');
});
