import { corePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser.ts';
import { listLeadsFrom } from '../support/kept-leads.ts';
import { field, fillIn, quoteForm, send, someAnswers } from '../support/quote-form.ts';

const contact = corePath('contact');
const plain = { hasScript: false };

test('a quote without script is thanked for and kept', async ({ open }) => {
  const answers = someAnswers('plain@example.com');
  const page = await open(contact, plain);
  await fillIn(page, answers);
  await field(page, 'urgent').check();
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([
    { name: answers.name, zip: '33139', urgent: true },
  ]);
});

test('without script the server names the faults and keeps what was typed', async ({ open }) => {
  const answers = { ...someAnswers('faulty@example.com'), phone: '12' };
  const page = await open(contact, plain);
  await fillIn(page, answers);
  const answered = page.waitForResponse('**/api/quote');
  await send(page);
  expect((await answered).status()).toBe(422);
  expect(await quoteForm(page).innerText()).toContain('phone number with ten digits');
  expect(await field(page, 'phone').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'name').inputValue()).toBe(answers.name);
  expect(await field(page, 'email').inputValue()).toBe(answers.email);
  expect(await field(page, 'appliance').inputValue()).toBe('dryer');
  expect(await listLeadsFrom(answers.email)).toEqual([]);
  await field(page, 'phone').fill('305 555 0199');
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
});

test('without script the browser itself stops an empty form', async ({ open }) => {
  const page = await open(contact, plain);
  await send(page);
  expect(new URL(page.url()).pathname).toBe(contact);
  expect(await field(page, 'name').evaluate((node) => node.matches(':invalid'))).toBe(true);
});

test('without script every band of the home page is in view, the menu opens, and the questions too', async ({
  open,
}) => {
  const page = await open('/', { ...plain, width: 360 });
  for (const band of await page.locator('main h2').all()) {
    expect(await band.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await band.isVisible()).toBe(true);
  }
  await page.locator('[data-menu-toggle]').click();
  expect(await page.getByRole('link', { name: 'Call Now for Service' }).isVisible()).toBe(true);
  await page.locator('[data-menu-toggle]').click();
  const answer = page.locator('[data-faq] details').first();
  await answer.locator('summary').click();
  expect(await answer.getAttribute('open')).not.toBeNull();
});

test('without script the same-day rule is said in words', async ({ open }) => {
  const page = await open('/', plain);
  expect(await page.locator('[data-countdown]').first().innerText()).toMatch(/4\s*(?::00)?\s*p\.?m/iu);
});

test('without script no call button hides and no spinner shows', async ({ open }) => {
  const page = await open('/', { ...plain, width: 360 });
  expect(await page.locator('[data-call-button]').isVisible()).toBe(true);
  expect(await page.locator('[data-page-spinner]').isVisible()).toBe(false);
});

test('without script the call of the first screen leaves no hole where the bar stands for it', async ({
  open,
}) => {
  for (const path of [corePath('home'), corePath('submitted')]) {
    const page = await open(path, { ...plain, width: 390 });
    expect(await page.locator('[data-call-button]').isVisible()).toBe(true);
    const calls = await page.locator('.call-opening').all();
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(await call.boundingBox(), path).toBeNull();
  }
});
