// Between the visitor and the server stands a wire that breaks and a proxy that answers for us: nothing typed is lost.
import { corePath, servicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { expect, test } from '../support/browser/browser.ts';
import { startFailoverProxy } from '../support/network/failover-proxy.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';
import { startTcpProxy } from '../support/network/tcp-proxy.ts';
import { clickAway, tellFromPage } from '../support/browser/tell-from-page.ts';

const origin = inject('origin');
const contact = corePath('contact');
const offer = 'This was not sent. Send again?';
const unsent = (page: Page) => quoteForm(page).getByText(offer);

/** A wire to the server that can be cut or held. */
async function openWire() {
  const wire = await startTcpProxy(Number(new URL(origin).port));
  return { ...wire, origin: `http://127.0.0.1:${wire.port}` };
}

function readFields(page: Page): Promise<readonly string[]> {
  return Promise.all(
    ['name', 'phone', 'email', 'zip', 'appliance'].map((name) => field(page, name).inputValue()),
  );
}

function listKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent')));
}

test('when a proxy answers 502, coming back offers to send the same request again, every field in it', async ({
  open,
}) => {
  let isAway = false;
  const proxy = await startFailoverProxy(() => (isAway ? [] : [origin]));
  const answers = someAnswers('unsent-502@example.com');
  const page = await open(`${proxy.origin}${contact}`);
  await wakeForm(page);
  await fillIn(page, answers);
  await field(page, 'urgent').check();
  const requestId = await field(page, 'request_id').inputValue();
  isAway = true;
  await send(page);
  await page.waitForURL(/^chrome-error:|\/api\/quote$/u);
  isAway = false;
  await page.goto(`${proxy.origin}${contact}`);
  await wakeForm(page);
  await unsent(page).waitFor();
  expect(await readFields(page)).toEqual(Object.values(answers));
  expect(await field(page, 'urgent').isChecked()).toBe(true);
  expect(await field(page, 'request_id').inputValue()).toBe(requestId);
  expect(await quoteForm(page).locator('[role=alert] a[href^="tel:"]').count()).toBe(1);
  await quoteForm(page).getByRole('button', { name: 'Send again' }).click();
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([{ requestId, urgent: true }]);
  await expect.poll(() => listKept(page)).toEqual([]);
  proxy.close();
});

test('when the connection is cut, another page of the same tab has the request, with the sign that was chosen', async ({
  open,
}) => {
  const wire = await openWire();
  const answers = someAnswers('unsent-cut@example.com');
  const page = await open(`${wire.origin}${servicePath('dryer')}`);
  await wakeForm(page);
  await fillIn(page, answers);
  await field(page, 'sign').selectOption({ index: 1 });
  const sign = await field(page, 'sign').inputValue();
  wire.cut();
  await send(page);
  await page.waitForURL(/^chrome-error:/u);
  wire.release();
  await page.goto(`${wire.origin}${contact}`);
  await wakeForm(page);
  await unsent(page).waitFor();
  expect(await readFields(page)).toEqual(Object.values(answers));
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toMatchObject([{ sign, page: servicePath('dryer') }]);
  await wire.close();
});

test('when only the answer was lost, what is sent again counts once', async ({ open }) => {
  let isLosing = true;
  // Only the answer to the post: the form asks for more on its way, such as whether we come to that ZIP code.
  const proxy = await startFailoverProxy(
    () => [origin],
    (method) => isLosing && method === 'POST',
  );
  const answers = someAnswers('unsent-answer@example.com');
  const page = await open(`${proxy.origin}${contact}`);
  await wakeForm(page);
  await fillIn(page, answers);
  await send(page);
  await page.waitForURL(/^chrome-error:/u);
  // The browser itself posts several times before it gives up: all of them are one request.
  await expect.poll(() => listLeadsFrom(answers.email)).toHaveLength(1);
  isLosing = false;
  await page.goBack();
  await wakeForm(page);
  await unsent(page).waitFor();
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
  proxy.close();
});

test('while no answer comes, the form says so and gives the fields back, and the toast of success is gone', async ({
  open,
}) => {
  const wire = await openWire();
  const answers = someAnswers('unsent-held@example.com');
  const page = await open(`${wire.origin}${contact}`);
  await wakeForm(page);
  await fillIn(page, answers);
  wire.hold();
  const told = await tellFromPage(
    page,
    `(() => {
      const form = document.querySelector('#quote-form');
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((one) => one.innerText).join(' ');
      return form.innerText.includes('${offer}') && toasts.includes('${offer}') && !toasts.includes('received')
        && [form.elements.name.value, form.elements.email.value].join(' ');
    })()`,
  );
  await clickAway(quoteForm(page).locator('button[type=submit]'));
  expect(await told.seen).toBe(`${answers.name} ${answers.email}`);
  wire.release();
  await wire.close();
});

test('who does not want it any more clears the form, and nothing is kept', async ({ open }) => {
  const page = await open(contact);
  await wakeForm(page);
  await fillIn(page, someAnswers('unsent-cleared@example.com'));
  await page.route('**/api/quote', (route) => route.abort('connectionreset'));
  await send(page);
  await page.waitForURL(/^chrome-error:/u);
  await page.goBack();
  await wakeForm(page);
  await quoteForm(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(() => readFields(page)).toEqual(['', '', '', '', '']);
  expect(await listKept(page)).not.toContain('unsent quote-form');
  await page.reload();
  await wakeForm(page);
  expect(await unsent(page).count()).toBe(0);
});
