// A service page from the sign to the verdict, with script and without.
import { servicePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';

const washer = servicePath('washer');

for (const [start, hasScript] of [
  ['/', true],
  ['/', false],
  ['/services', false],
] as const) {
  test(`what broke is picked on ${start}, what it does on its page, and kept with the request, script: ${hasScript}`, async ({
    open,
  }) => {
    const answers = { ...someAnswers(`sign${start.length}-${hasScript}@example.com`), appliance: 'washer' };
    const page = await open(start, { hasScript });
    await page
      .getByRole('region', { name: 'What broke?' })
      .getByRole('link', { name: /^Washer\b/u })
      .click();
    if (start === '/') {
      await page.waitForURL(`**${washer}#signs`);
      // The first sign is open from the start where there is a script and the screen is wide.
      expect(await page.locator('details[open] > #will-not-drain').count()).toBe(hasScript ? 1 : 0);
      if (!hasScript) await page.locator('details:has(> #will-not-drain) > summary').click();
    } else {
      // There the machine's card is on the same page, and its signs lead to their opened stories.
      await page.waitForURL('**/services#washer');
      await page.locator('#washer').getByRole('link', { name: 'Will not drain' }).click();
      await page.waitForURL(`**${washer}#will-not-drain`);
    }
    await page.getByRole('radio', { name: 'Ask about this: It will not drain' }).check();
    if (hasScript) await wakeForm(page);
    await fillIn(page, answers);
    await send(page);
    await page.waitForURL('**/submitted');
    expect(await listLeadsFrom(answers.email)).toMatchObject([
      { appliance: 'washer', sign: 'will-not-drain', message: '' },
    ]);
  });
}

test('repair or replace answers with the reader’s own numbers, and sends them nowhere', async ({ open }) => {
  const page = await open(servicePath('stove'), { width: 360 });
  const part = page.locator('section[aria-labelledby="replace"]');
  const verdict = part.getByRole('status');
  await part.scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) form[method="dialog"]').waitFor();
  const ask = part.getByRole('button', { name: 'Show the verdict' });
  await ask.click();
  await expect.poll(() => part.getByLabel(/quote for the repair/u).getAttribute('aria-invalid')).toBe('true');
  expect(await part.innerText()).toContain('Type the price of the repair.');
  await part.getByLabel(/quote for the repair/u).fill('$480');
  await part.getByLabel(/Price of a new stove/u).fill('800');
  await part.getByLabel(/Age of your stove/u).fill('6 years');
  await ask.click();
  await expect
    .poll(() => verdict.innerText())
    .toMatch(/^Replace it\s+The repair would cost 60% of the price of a new appliance/u);
  await part.getByLabel(/quote for the repair/u).fill('160');
  await expect.poll(() => verdict.innerText()).toMatch(/^Repair it\s/u);
  await part.getByLabel(/Age of your stove/u).fill('13');
  await expect
    .poll(() => verdict.innerText())
    .toMatch(/^Replace it, unless the repair is small\s+At 13 years/u);
  await part.getByLabel('Gas or electric').selectOption('Gas');
  await expect.poll(() => verdict.innerText()).toMatch(/^Your call\s/u);
  expect(page.url()).not.toContain('480');
});

test('without script the worked table stands alone', async ({ open }) => {
  const page = await open(washer, { hasScript: false });
  const part = page.locator('section[aria-labelledby="replace"]');
  expect(await part.locator('form').isVisible()).toBe(false);
  expect(await part.getByRole('table').isVisible()).toBe(true);
});

test('on a phone the form comes before half of a service page has gone by', async ({ open }) => {
  const page = await open(washer, { width: 360 });
  const box = await quoteForm(page).boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect((box?.y ?? Infinity) / height).toBeLessThan(0.5);
  expect(await field(page, 'appliance').inputValue()).toBe('washer');
});
