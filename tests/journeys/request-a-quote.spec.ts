import { corePath, cityServicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser/browser.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';
import { clickAway, tellFromPage } from '../support/browser/tell-from-page.ts';

const contact = corePath('contact');
const toasts = '[data-sonner-toast]';

/** The toast, once there is one beside a button that says "Sending..." and cannot be pressed. */
const sendingForm = `(() => {
  const button = document.querySelector('#quote-form button:disabled');
  return button?.innerText === 'Sending...' && document.querySelector('${toasts}')?.innerText;
})()`;

/** Sends the form, and finds what the company has of it. */
async function sendAndFind(page: Page, answers: ReturnType<typeof someAnswers>) {
  await wakeForm(page);
  await fillIn(page, answers);
  await send(page);
  await page.waitForURL('**/submitted');
  const [lead] = await listLeadsFrom(answers.email);
  return lead;
}

test('a quote is promised a call, thanked for, and kept', async ({ open }) => {
  const answers = someAnswers('kept@example.com');
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, answers);
  await field(page, 'preferredTime').selectOption('morning');
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([
    { name: answers.name, phone: '+13055550199', zip: '33139', appliance: 'dryer', preferredTime: 'morning' },
  ]);
});

test('with a quote comes where the visitor began, what brought them last, and what they agreed to', async ({
  open,
}) => {
  const answers = someAnswers('brought@example.com');
  const page = await open('/miami?utm_source=ads&utm_medium=cpc');
  // Where a visitor began is kept once the page's script is there.
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  await page.goto(`${contact}?utm_source=newsletter&utm_term=${'x'.repeat(300)}`);
  const lead = await sendAndFind(page, answers);
  expect(lead?.source).toEqual({
    first_page: '/miami',
    first_utm_source: 'ads',
    first_utm_medium: 'cpc',
    utm_source: 'newsletter',
    utm_term: 'x'.repeat(200),
  });
  expect(lead).toMatchObject({ page: contact, language: 'en', consent: '2026-11-28' });
});

test('who goes on before the script of the first page is there began on that page all the same', async ({
  open,
}) => {
  const answers = someAnswers('quick@example.com');
  const page = await open('/robots.txt');
  await page.route('**/_astro/Document*.js', (route) =>
    page.url().includes('/miami') ? route.abort() : route.continue(),
  );
  await page.goto('/miami?utm_source=ads&utm_medium=cpc');
  await page.locator(`a[href="${contact}"]`).first().click();
  await page.waitForURL(`**${contact}`);
  const lead = await sendAndFind(page, answers);
  expect(lead?.source).toEqual({
    first_page: '/miami',
    first_utm_source: 'ads',
    first_utm_medium: 'cpc',
    utm_source: 'ads',
    utm_medium: 'cpc',
  });
});

test('the toast of an urgent quote says so at once, without waiting for the server', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, someAnswers('urgent@example.com'));
  await field(page, 'urgent').check();
  const release = Promise.withResolvers<undefined>();
  await page.route('**/api/quote', async (route) => {
    await release.promise;
    await route.continue();
  });
  const told = await tellFromPage(page, sendingForm);
  await clickAway(quoteForm(page).locator('button[type=submit]'));
  const said = await told.seen;
  expect(said).toContain('Request received 🎉 - URGENT SAME-DAY REQUEST');
  expect(said).toMatch(/We['’]ll call you (?:within 15 minutes|at 7 am)/u);
  release.resolve(undefined);
  await page.waitForURL('**/submitted');
});

test('a failed submit flags every empty field, says so in a toast, and sends nothing', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await field(page, 'name').fill('   ');
  await field(page, 'zip').fill('33139');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await send(page);
  await expect.poll(() => page.locator(toasts).innerText()).toContain('Please fill in all required fields');
  for (const name of ['name', 'phone', 'email', 'appliance']) {
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true');
  }
  expect(await field(page, 'zip').getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => field(page, 'name').evaluate((node) => node === document.activeElement)).toBe(true);
  await field(page, 'phone').fill('3');
  await expect.poll(() => field(page, 'phone').getAttribute('aria-invalid')).toBeNull();
  expect(await field(page, 'email').getAttribute('aria-invalid'), 'only the edited field is cleared').toBe(
    'true',
  );
  expect(posts).toBe(0);
});

test('what a failed submit says goes when somebody goes on: it lies over no field that is to be mended', async ({
  open,
}) => {
  for (const goOn of ['press', 'key', 'wheel'] as const) {
    // Time stands still: no toast goes by itself.
    const page = await open(contact, { width: 360, wantsNoMotion: true, clock: '2026-11-18T10:00:00-05:00' });
    await wakeForm(page);
    await send(page);
    await page.clock.runFor(500);
    const shown = page.locator(`${toasts}[data-removed=false]`);
    await expect.poll(() => shown.count()).toBe(1);
    if (goOn === 'press') await field(page, 'email').click();
    if (goOn === 'key') await page.keyboard.press('Tab');
    if (goOn === 'wheel') {
      // Nobody waits for a wheel: the page says that it came.
      await page.evaluate(() => addEventListener('wheel', () => (document.body.dataset.wheeled = '')));
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.locator('body[data-wheeled]').count()).toBe(1);
    }
    await page.clock.runFor(500);
    await expect.poll(() => shown.count(), { message: goOn }).toBe(0);
  }
});

test('toasts stand at the bottom right, 356 px wide', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await send(page);
  // Read in one go: a toast goes after four seconds.
  const place = () =>
    page.locator(`${toasts}[data-mounted=true]`).evaluate((toast) => {
      const { xPosition, yPosition } = toast.closest<HTMLElement>('[data-sonner-toaster]')?.dataset ?? {};
      return [yPosition, xPosition, toast.getBoundingClientRect().width];
    });
  await expect.poll(place).toEqual(['bottom', 'right', 356]);
});

test('a ZIP code that is not five digits is refused by name', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, { ...someAnswers('zip@example.com'), zip: '3313' });
  await send(page);
  await expect.poll(() => field(page, 'zip').getAttribute('aria-invalid')).toBe('true');
  expect(await quoteForm(page).innerText()).toContain('five digits');
});

test('two clicks are one lead', async ({ open }) => {
  const answers = someAnswers('twice@example.com');
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, answers);
  await quoteForm(page).locator('button[type=submit]').dblclick();
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
});

test('without a connection nothing is sent and nothing typed is lost', async ({ open }) => {
  const answers = someAnswers('offline@example.com');
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, answers);
  await page.context().setOffline(true);
  await send(page);
  await expect.poll(() => quoteForm(page).innerText()).toContain('You are offline');
  expect(await field(page, 'email').inputValue()).toBe(answers.email);
  expect(await quoteForm(page).locator('a[href^="tel:"]').count()).toBe(1);
  await page.context().setOffline(false);
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
});

test('a form on a city-and-appliance page knows the appliance, and the ZIP code where there is only one', async ({
  open,
}) => {
  const page = await open(cityServicePath('surfside', 'dryer'));
  await expect.poll(() => field(page, 'appliance').inputValue()).toBe('dryer');
  expect(await field(page, 'zip').inputValue()).toBe('33154');
  await page.goto(cityServicePath('miami-beach', 'dryer'));
  await quoteForm(page).waitFor();
  expect(await field(page, 'zip').inputValue()).toBe('');
  const offered = await page
    .locator('datalist option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(offered).toEqual(['33139', '33140', '33141']);
});

test('a sign asked about on the page is chosen in its form', async ({ open }) => {
  const page = await open(cityServicePath('jupiter', 'washer'));
  await page.getByRole('heading', { name: 'It will not spin' }).click();
  await page.getByRole('radio', { name: 'Ask about this: It will not spin' }).check();
  await wakeForm(page);
  await expect.poll(() => field(page, 'sign').inputValue()).toBe('will-not-spin');
});

test('on a wide screen "Get Free Quote" scrolls to the form of the home page', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Get Free Quote' }).first().click();
  await expect.poll(() => page.locator('#quote-form').isVisible()).toBe(true);
  await expect
    .poll(async () => (await page.locator('#quote-form').boundingBox())?.y ?? Infinity)
    .toBeLessThan(900);
});

test('on a phone the home page shows no form, and "Get Free Quote" leads to the contact page', async ({
  open,
}) => {
  const page = await open('/', { width: 360 });
  expect(await quoteForm(page).isVisible()).toBe(false);
  await page.locator('a:visible', { hasText: 'Get Free Quote' }).first().click();
  await page.waitForURL('**/contact#quote-form');
});

test('a quote can be asked for by keyboard alone', async ({ open }) => {
  const answers = someAnswers('keyboard@example.com');
  const page = await open(contact);
  await wakeForm(page);
  await field(page, 'name').focus();
  for (const text of [answers.name, answers.phone, answers.email, answers.zip]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Dr');
  // Past the preferred time and the urgent tick to the button.
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
});

test('nothing a visitor types stays behind in the browser’s storage', async ({ open }) => {
  const answers = someAnswers('storage@example.com');
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, answers);
  await send(page);
  await page.waitForURL('**/submitted');
  const kept = await page.evaluate<string>(
    'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state])',
  );
  expect(kept).not.toMatch(/storage@|Ana Reyes|0199|33139/u);
});
