// What a homeowner corrects or adds is what the desk works with; what was sent first stays beside it.
import { rowOf, signIn } from '../../support/board-page.ts';
import { startBoardServer } from '../../support/board-server.ts';
import { expect, test } from '../../support/browser.ts';
import { openRequest } from '../../support/open-request.ts';

test('a corrected phone is the one the desk rings, with the first beside it; a code comes with what it means', async ({
  open,
}) => {
  const server = await startBoardServer();
  const washer = { appliance: 'washer', page: '/brands/samsung' };
  const page = await openRequest(server, open, { width: 390 }, washer);
  const board = await signIn(server, open);
  const row = rowOf(board, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();

  await page.getByText('Correct phone, e-mail or ZIP code', { exact: true }).click();
  await page.getByLabel('Phone', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await page.getByText('Not saved. Please check: Phone.').waitFor();
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('12');
  await page.getByLabel('Phone', { exact: true }).fill('(305) 555-0188');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await page.locator('[data-request=contact]', { hasText: 'corrected' }).waitFor();
  expect(await page.content()).not.toContain('555-0188');

  await row.getByText('Changed by the customer', { exact: true }).waitFor();
  await row.locator('.board-call[href="tel:+13055550188"]').waitFor();
  const first = row.locator('section', { hasText: 'What they sent first, before they corrected it' });
  await first.getByText('(305) 555-0123').waitFor();

  await page.getByLabel('Code on the display').fill('4c');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-request=code]', { hasText: /^4c · Samsung washer: ./u }).waitFor();
  const added = row.locator('section', { hasText: 'What they added since' });
  await added.getByText('4c', { exact: true }).waitFor();
  expect(await added.innerText()).toMatch(/The code means\s+Samsung washer: ./u);
});
