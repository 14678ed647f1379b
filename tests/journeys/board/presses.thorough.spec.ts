// How many presses the five commonest tasks of a desk take. Typing is not counted; a choice from a list is two, one to open it.
import type { Locator } from 'playwright-core';
import { rowOf, showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { addTechnician, bookFor } from '../../support/board/visit-desk.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { tellFigures } from '../../support/vitest/tell-figures.ts';

/** A hand that counts. */
function aHand() {
  let presses = 0;
  return {
    count: () => presses,
    async press(button: Locator): Promise<void> {
      presses += 1;
      await button.click();
    },
    async choose(list: Locator, option: string): Promise<void> {
      presses += 2;
      await list.selectOption(option);
    },
  };
}

test('a web request is booked with a technician in six presses', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  await addTechnician(page, 'Ben Ortiz');
  const [hand, row] = [aHand(), rowOf(page, 'Rosa Diaz')];
  await hand.press(row.getByRole('button', { name: 'I’m calling' }));
  await hand.press(row.getByRole('button', { name: 'Booked', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await hand.press(dialog.locator('.visit-window', { hasText: '3–5 pm' }));
  await hand.choose(dialog.getByLabel('Technician', { exact: true }), 'Ben Ortiz');
  await hand.press(dialog.getByRole('button', { name: 'Book visit' }));
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Booked.').waitFor();
  tellFigures(`web request to booked with a technician: ${hand.count()} presses`);
  expect(hand.count()).toBeLessThanOrEqual(6);
});

test('no answer, to be called again in 15 minutes, is three presses', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  const [hand, row] = [aHand(), rowOf(page, 'Rosa Diaz')];
  await hand.press(row.getByRole('button', { name: 'I’m calling' }));
  await hand.press(row.getByRole('button', { name: 'No answer' }));
  await hand.press(row.getByRole('button', { name: /15 min/u }));
  await expect.poll(async () => (await server.listLeads())[0]?.state).toBe('no-answer');
  tellFigures(`no answer, again in 15 minutes: ${hand.count()} presses`);
  expect(hand.count()).toBeLessThanOrEqual(3);
});

test('somebody on the line, whom we know, is booked in eight presses', async ({ open }) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  const hand = aHand();
  await hand.press(page.getByRole('button', { name: 'Add caller' }));
  const window = page.getByRole('dialog', { name: 'Add a caller' });
  await page.keyboard.type('305 555 0123');
  await hand.press(window.getByRole('button', { name: 'Use what we have' }));
  await hand.choose(window.getByLabel('Appliance'), 'dryer');
  await hand.press(window.getByRole('button', { name: 'Save and book' }));
  const booking = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
  await hand.press(booking.locator('.visit-window', { hasText: '5–7 pm' }));
  await hand.press(booking.getByRole('button', { name: 'Book visit' }));
  await booking.waitFor({ state: 'detached' });
  await expect.poll(async () => (await server.listLeads()).map(({ state }) => state)).toContain('booked');
  tellFigures(`caller on the line to booked: ${hand.count()} presses`);
  expect(hand.count()).toBeLessThanOrEqual(8);
});

test('a visit is moved to another time of its day in two presses, and the technician is on the way in one', async ({
  open,
}) => {
  const server = await startBoardServer();
  await server.sendQuote({ name: 'Rosa Diaz' });
  const page = await signIn(server, open);
  const technicianId = await addTechnician(page, 'Ben Ortiz');
  await bookFor(page, 'Rosa Diaz', { technicianId, fromHour: 15 });
  await showTab(page, 'Visits');
  const moving = aHand();
  await moving.press(page.getByRole('button', { name: 'Move Rosa Diaz' }));
  await moving.press(page.getByRole('button', { name: 'Ben Ortiz, 1–3 pm' }));
  await page.getByRole('status').filter({ hasText: 'Moved Rosa Diaz: Wed, Jun 10, 1–3 pm' }).waitFor();
  tellFigures(`a visit moved on its day: ${moving.count()} presses`);
  expect(moving.count()).toBeLessThanOrEqual(2);
  server.passMinutes(45);
  const going = aHand();
  await going.press(page.locator('.visit-row').getByRole('button', { name: 'On the way', exact: true }));
  await page.locator('.visit-state', { hasText: 'On the way' }).waitFor();
  tellFigures(`on the way: ${going.count()} press`);
  expect(going.count()).toBe(1);
});
