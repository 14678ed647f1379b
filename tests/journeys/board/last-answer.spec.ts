// Wherever something was saved, the answer with Undo is seen without scrolling.
import type { Page } from 'playwright-core';
import { listViolations, rowOf, signIn } from '../../support/board/board-page.ts';
import { sendFlood, startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';

/** Waits until what was said is on the screen with its Undo, and resolves with that. */
async function findAnswer(page: Page, said: string) {
  const undo = page
    .locator('.board-said, .board-last', { hasText: said })
    .getByRole('button', { name: 'Undo' });
  const isSeen = async () => {
    const height = page.viewportSize()?.height ?? 0;
    const boxes = await Promise.all((await undo.all()).map((one) => one.boundingBox()));
    return boxes.some((box) => box !== null && box.y >= 0 && box.y + box.height <= height);
  };
  await expect.poll(isSeen, { message: said }).toBe(true);
  return undo.last();
}

const spoken = (page: Page, said: string) =>
  page.locator('.board-body > [role="status"]', { hasText: said }).waitFor({ state: 'attached' });

for (const width of [360, 1440])
  test(`at ${width} px a caller who was booked from down the list is answered in view, and taken back there`, async ({
    open,
  }) => {
    const server = await startBoardServer();
    await sendFlood(server, 30);
    const page = await signIn(server, open, { width });
    await rowOf(page, 'Flood 30').scrollIntoViewIfNeeded();
    await page.keyboard.press('a');
    const caller = page.getByRole('dialog', { name: 'Add a caller' });
    await caller.getByLabel('Phone').fill('305 555 0177');
    await caller.getByLabel('Name').fill('Rosa Diaz');
    await caller.getByLabel('ZIP code').fill('33139');
    await caller.getByLabel('Appliance').selectOption('dryer');
    await caller.getByRole('button', { name: 'Save and book' }).click();
    const booking = page.getByRole('dialog', { name: 'Book a visit for Rosa Diaz' });
    await booking.getByRole('radio', { name: '5–7 pm' }).check({ force: true });
    await booking.getByRole('button', { name: 'Book visit' }).click();
    await booking.waitFor({ state: 'detached' });
    await spoken(page, 'Rosa Diaz: Booked.');
    const undo = await findAnswer(page, 'Booked.');
    await expect.poll(() => listViolations(page)).toEqual([]);
    await undo.click();
    await spoken(page, 'Rosa Diaz: Undone.');
    expect((await server.listLeads()).find(({ name }) => name === 'Rosa Diaz')?.state).not.toBe('booked');
  });

for (const width of [360, 1440])
  test(`at ${width} px a booking from a row far down is answered in view, with the focus on its row`, async ({
    open,
  }) => {
    const server = await startBoardServer();
    await sendFlood(server, 30);
    const page = await signIn(server, open, { width });
    const row = rowOf(page, 'Flood 25');
    await row.locator('.board-open').click();
    await row.getByText('They wrote').first().waitFor();
    await row.getByRole('button', { name: 'Booked' }).click();
    const booking = page.getByRole('dialog', { name: 'Book a visit for Flood 25' });
    await booking.getByRole('radio', { name: '5–7 pm' }).check({ force: true });
    await booking.getByRole('button', { name: 'Book visit' }).click();
    await booking.waitFor({ state: 'detached' });
    await findAnswer(page, 'Booked.');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.board-row')?.textContent ?? ''))
      .toContain('Flood 25');
  });

for (const width of [360, 1440])
  test(`at ${width} px a merge is answered in view, and the merged request has nothing left to press`, async ({
    open,
  }) => {
    const server = await startBoardServer();
    await server.sendQuote({ name: 'Rosa Diaz', phone: '727 555 0171', request_id: 'rosa' });
    await sendFlood(server, 25);
    await server.missCall('+17275550171');
    const page = await signIn(server, open, { width });
    const call = rowOf(page, 'Rosa Diaz').filter({ hasText: 'Missed call' });
    await call.locator('.board-open').click();
    await call.getByRole('button', { name: 'Merge this call into it' }).click();
    await call.getByRole('button', { name: 'Yes, merge' }).click();
    await findAnswer(page, 'Merged into this request.');
    await call.getByText('Merged into another request').waitFor();
    expect(await call.getByRole('button').allInnerTexts()).toEqual(['Rosa Diaz']);
    expect(await call.locator('.board-open:focus').getAttribute('aria-expanded')).toBe('false');
    await (await findAnswer(page, 'Merged into this request.')).click();
    await expect
      .poll(async () => (await server.listLeads()).filter(({ mergedInto }) => mergedInto).length)
      .toBe(0);
  });
