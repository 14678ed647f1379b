// What a homeowner corrects or adds is what the desk works with; what was sent first stays beside it.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest } from '../../support/requests/open-request.ts';

/** Whether it is in view as the page stands. */
const isOnScreen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('a corrected phone is the one the desk rings, with the first beside it; a code comes with what it means', async ({
  open,
}) => {
  const server = await startBoardServer();
  const washer = { appliance: 'washer', page: '/brands/samsung' };
  const page = await openRequest(server, open, { width: 390 }, washer);
  const board = await signIn(server, open);
  const row = rowOf(board, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();

  await page.getByText('Correct phone, email or ZIP code', { exact: true }).click();
  await page.getByLabel('Phone', { exact: true }).fill('12');
  // A line so slow that the browser shows the page before it has the end of it.
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 10_000,
    uploadThroughput: -1,
  });
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await page.getByText('Not saved. Please check: Phone.').waitFor();
  // The page begins far above, and the form with the fault is below one that is long.
  await expect.poll(() => isOnScreen(page, '[data-request=problem]')).toBe(true);
  await expect.poll(() => isOnScreen(page, '#my-phone')).toBe(true);
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('12');
  await line.detach();
  await page.getByLabel('Phone', { exact: true }).fill('(305) 555-0188');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await page.locator('[data-request=contact]', { hasText: 'corrected' }).waitFor();
  expect(await page.content()).not.toContain('555-0188');

  await row.getByText('Updated by customer', { exact: true }).waitFor();
  await row.locator('.board-call[href="tel:+13055550188"]').waitFor();
  const first = row.locator('section', { hasText: 'What they sent first, before it was corrected' });
  await first.getByText('(305) 555-0123').waitFor();

  await page.getByLabel('Code on the display').fill('4c');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-request=code]', { hasText: /^4c · Samsung washer: ./u }).waitFor();
  const added = row.locator('section', { hasText: 'What they added since' });
  await added.getByText('4c', { exact: true }).waitFor();
  expect(await added.innerText()).toMatch(/The code means\s+Samsung washer: ./u);
});

for (const hasScript of [true, false])
  test(`a word to the desk is said to be kept where it was written, ${hasScript ? 'with' : 'without'} script`, async ({
    open,
  }) => {
    const server = await startBoardServer();
    const page = await openRequest(server, open, { width: 390, hasScript });
    const saved = page.getByText('Saved. The desk sees it', { exact: false });
    expect(await saved.isVisible()).toBe(false);
    for (const word of ['Please ring twice', 'Dog in the yard']) {
      await page.getByLabel('A word for the technician or the desk').fill(word);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL('**/submitted#saved');
      await expect.poll(() => isOnScreen(page, '#saved')).toBe(true);
      expect(await saved.evaluate((line) => line === document.activeElement)).toBe(true);
    }
    await page.locator('[data-request=word]', { hasText: 'We have it: ' }).waitFor();
  });
