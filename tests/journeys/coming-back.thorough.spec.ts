// A post can fail on its way: the server is away, a proxy answers for it. Who comes back finds the fields as they were.
import { corePath, servicePath } from '#domain/paths/paths.ts';
import type { Page, Route } from 'playwright-core';
import { expect, test, type OpenPage } from '../support/browser/browser.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { clickAway, tellFromPage } from '../support/browser/tell-from-page.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';

const contact = corePath('contact');
const quotes = '**/api/quote';

/** Tells when the form that was just sent is empty and can be sent again. */
const clearedForm = `(() => {
  const form = document.querySelector('#quote-form');
  return form.elements.name.value === '' && !form.querySelector('button:disabled') && 'cleared';
})()`;

const failures = [
  ['the server is down', (route: Route) => route.abort('connectionrefused')],
  [
    'a proxy answers 502',
    (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' }),
  ],
] as const;

/** Comes back from what the browser shows after a failed post: its own page of errors, or the proxy's. */
async function comeBack(page: Page, open: OpenPage): Promise<void> {
  await expect.poll(() => page.url()).toMatch(/^chrome-error:|\/api\/quote$/u);
  // The browser notes what stood in the fields a moment after it has shown the next page. No visitor is as quick as this
  // test: another page loads meanwhile.
  await open(contact);
  await page.goBack();
}

async function sendAndComeBack(page: Page, open: OpenPage): Promise<void> {
  await clickAway(quoteForm(page).locator('button[type=submit]'));
  await comeBack(page, open);
}

function readFields(page: Page): Promise<readonly string[]> {
  return Promise.all(
    ['name', 'phone', 'email', 'zip', 'appliance'].map((name) => field(page, name).inputValue()),
  );
}

for (const [what, fail] of failures) {
  for (const hasScript of [true, false]) {
    test(`when ${what}, ${hasScript ? 'with' : 'without'} script, every field is there again, and can be sent`, async ({
      open,
    }) => {
      const answers = someAnswers(`${what.replaceAll(' ', '-')}-${String(hasScript)}@example.com`);
      const page = await open(contact, { hasScript });
      if (hasScript) await wakeForm(page);
      await fillIn(page, answers);
      await field(page, 'urgent').check();
      await page.route(quotes, fail);
      await sendAndComeBack(page, open);
      if (hasScript) await wakeForm(page);
      await expect.poll(() => readFields(page)).toEqual(Object.values(answers));
      expect(await field(page, 'urgent').isChecked()).toBe(true);
      await page.unroute(quotes);
      await send(page);
      await page.waitForURL('**/submitted');
      expect(await listLeadsFrom(answers.email)).toHaveLength(1);
    });
  }
}

test('a post that fails only after the form was cleared gives the fields back too, on two pages', async ({
  open,
}) => {
  for (const path of [contact, servicePath('dryer')]) {
    const answers = someAnswers(`late-${path.replaceAll('/', '')}@example.com`);
    const page = await open(path);
    await wakeForm(page);
    await fillIn(page, answers);
    const cleared = Promise.withResolvers<undefined>();
    await page.route(quotes, async (route) => {
      await cleared.promise;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' });
    });
    const told = await tellFromPage(page, clearedForm);
    await clickAway(quoteForm(page).locator('button[type=submit]'));
    await told.seen;
    cleared.resolve(undefined);
    await comeBack(page, open);
    await wakeForm(page);
    await expect.poll(() => readFields(page)).toEqual(Object.values(answers));
  }
});

test('sent again after a failure it is the same request: the first post may have arrived', async ({
  open,
}) => {
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, someAnswers('again@example.com'));
  const ids: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      ids.push(new URLSearchParams(request.postData() ?? '').get('request_id'));
  });
  await page.route(quotes, (route) => route.abort('connectionreset'));
  await sendAndComeBack(page, open);
  await wakeForm(page);
  await expect.poll(() => field(page, 'name').inputValue()).not.toBe('');
  await page.unroute(quotes);
  await send(page);
  await page.waitForURL('**/submitted');
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/u);
  expect(ids[1]).toBe(ids[0]);
});

test('after a request that was thanked for, the form one comes back to is empty', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, someAnswers('thanked@example.com'));
  await send(page);
  await page.waitForURL('**/submitted');
  await page.goBack();
  await wakeForm(page);
  await expect.poll(() => readFields(page)).toEqual(['', '', '', '', '']);
  expect(await quoteForm(page).locator('button[type=submit]').isEnabled()).toBe(true);
});
