import type { Page } from 'playwright-core';
import { brandPath, errorCodesPath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { field, fillIn, quoteForm, send, someAnswers } from '../support/requests/quote-form.ts';

const codes = errorCodesPath();

function listShown(page: Page): Promise<readonly string[]> {
  return page.locator('[data-code-lists] .code:visible').evaluateAll((rows) => rows.map(({ id }) => id));
}

test('typing a brand and a code leaves that code, and the empty field brings the lists back', async ({
  open,
}) => {
  const page = await open(codes);
  const search = page.getByRole('searchbox');
  await search.fill('samsung washer 4e');
  await expect.poll(() => listShown(page)).toEqual(['samsung-washer-4c', 'samsung-washer-4c2']);
  expect(await page.getByRole('status').first().innerText()).toBe('2 codes fit.');
  await search.fill('F9 E1');
  await expect
    .poll(() => listShown(page))
    .toEqual([
      'whirlpool-washer-f9e1',
      'whirlpool-dishwasher-f9e1',
      'kitchenaid-dishwasher-f9e1',
      'maytag-washer-f9e1',
    ]);
  const otherBrands = page.locator('#other-brands');
  expect(await otherBrands.isVisible()).toBe(false);
  await search.fill('kenmore');
  await expect.poll(() => listShown(page)).toEqual([]);
  await otherBrands.waitFor();
  await search.fill('');
  await otherBrands.waitFor({ state: 'hidden' });
  // One brand is open: the first, until another is chosen.
  const ofFirst = await page.locator('[data-code-lists] > :first-child details.codes').count();
  await expect.poll(() => page.locator('details.codes:visible').count()).toBe(ofFirst);
  expect(await page.locator('details.codes').count()).toBeGreaterThanOrEqual(20);
  await page.getByRole('link', { name: 'GE', exact: true }).click();
  await page.locator('#ge-oven summary').waitFor();
  expect(await listShown(page)).toEqual([]);
});

test('with a phone’s keyboard open the answer stands under the field, with the danger of its code', async ({
  open,
}) => {
  // What is left of a phone's screen above its keyboard.
  const page = await open(codes, { width: 360, height: 380 });
  await page.getByRole('searchbox').pressSequentially('lg dryer d80');
  const answers = page.locator('[data-code-finder] li');
  await expect.poll(() => answers.count()).toBe(1);
  expect(await answers.innerText()).toMatch(/^LG dryer d80[^]*80 percent[^]*Smoke or fire\?[^]*lint screen/u);
  await expect.poll(async () => (await answers.boundingBox())?.y).toBeLessThan(250);
  await page.getByRole('searchbox').fill('samsung');
  await expect.poll(() => answers.count()).toBe(0);
  expect(await page.getByRole('status').first().innerText()).toMatch(/Add the brand or the appliance\.$/u);
});

test('a link to a code opens its list and shows it, without script too', async ({ open }) => {
  for (const hasScript of [true, false]) {
    const page = await open(`${codes}#bosch-washer-e32`, { hasScript });
    await page.locator('#bosch-washer-e32').waitFor();
    expect(await page.locator('#bosch-washer-e18').isVisible()).toBe(true);
    expect(await page.locator('#lg-dryer-d80').isVisible()).toBe(false);
    await page.close();
  }
});

test('without script there is no field to type in, and every list opens', async ({ open }) => {
  const page = await open(codes, { hasScript: false });
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('link', { name: 'GE', exact: true }).click();
  await page.locator('#ge-oven summary').click();
  await page.locator('#ge-oven-f2').waitFor();
});

test('asking about a code chooses its appliance in the form and takes the code along', async ({ open }) => {
  const page = await open(`${codes}#samsung-washer-5c`);
  await page.getByRole('radio', { name: 'Ask about this code: 5C, 5E' }).check();
  await page.getByRole('link', { name: 'Form: 5C, 5E' }).click();
  await expect
    .poll(() => quoteForm(page).innerText())
    .toContain('You ask about this code: Samsung washer: 5C');
  await expect.poll(() => field(page, 'appliance').inputValue()).toBe('washer');
  const answers = someAnswers('code@example.com');
  await fillIn(page, { ...answers, appliance: 'washer' });
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([
    { sign: 'will-not-drain', message: expect.stringContaining('Samsung washer, 5C'), page: codes },
  ]);
});

test('a brand page begins with its codes, and takes one along without script', async ({ open }) => {
  const page = await open(brandPath('bosch'), { hasScript: false });
  const topOf = async (id: string) => page.locator(id).evaluate((node) => node.getBoundingClientRect().top);
  expect(await topOf('#codes')).toBeLessThan(await topOf('#problems'));
  await page.locator('#bosch-dishwasher summary').click();
  await page.getByRole('radio', { name: 'Ask about this code: E15' }).check();
  const answers = someAnswers('plain-code@example.com');
  await fillIn(page, { ...answers, appliance: 'dishwasher' });
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([
    { sign: 'leak-code', message: expect.stringContaining('Bosch dishwasher, E15') },
  ]);
});
