// A new deploy takes files away under an open page, and blockers take them always. Source: specification, section 8.
import { corePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test, type OpenPage } from '../support/browser/browser.ts';
import { listLeadsFrom } from '../support/requests/kept-leads.ts';
import { fillIn, send, someAnswers } from '../support/requests/quote-form.ts';

const contact = corePath('contact');
const provokes = 'Unable to preload CSS for /_astro/';

const files = [
  ['the main stylesheet', 'Document', '.css'],
  ['the code of the form', 'QuoteForm', '.js'],
  ['the stylesheet of the toasts', 'styles', '.css'],
] as const;

type Seen = { visits: number; readonly errors: string[] };

/** A page that counts how often the contact page is asked for, and what is reported as an error. */
async function openWatched(open: OpenPage): Promise<{ readonly page: Page; readonly seen: Seen }> {
  // Nothing of it is in the browser's memory yet.
  const page = await open('/robots.txt', { provokes });
  const seen: Seen = { visits: 0, errors: [] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET' && request.url().endsWith(contact))
      seen.visits += 1;
  });
  page.on('pageerror', ({ message }) => seen.errors.push(message));
  return { page, seen };
}

test('a stylesheet that failed before the page’s own script was there is missed all the same', async ({
  open,
}) => {
  const { page, seen } = await openWatched(open);
  const sheet = '**/_astro/styles*.css*';
  await page.route('**/_astro/Document*.js', async (route) => {
    await page.locator('link[href*="/_astro/styles"]').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      const isSettled = () => document.querySelector<HTMLLinkElement>('link[href*="/_astro/styles"]')?.sheet;
      while (!isSettled()) await new Promise(requestAnimationFrame);
    });
    await route.continue();
  });
  await page.route(sheet, (route) => route.abort());
  await page.goto(contact);
  await expect.poll(() => seen.errors).toHaveLength(1);
  expect(seen.errors[0]).toContain(`${provokes}styles`);
  expect(seen.visits).toBe(2);
});

for (const [what, name, kind] of files) {
  const pattern = `**/_astro/${name}*${kind}*`;

  test(`without ${what} the page reloads once, names the file, and the form still sends`, async ({
    open,
  }) => {
    const { page, seen } = await openWatched(open);
    await page.route(pattern, (route) => route.abort());
    await page.goto(contact);
    await expect.poll(() => seen.errors).toHaveLength(1);
    expect(seen.errors[0]).toContain(`${provokes}${name}`);
    expect(seen.errors[0]).toMatch(new RegExp(`\\${kind}$`, 'u'));
    expect(seen.visits).toBe(2);
    const answers = someAnswers(`without-${name}@example.com`);
    await fillIn(page, answers);
    await send(page);
    await page.waitForURL('**/submitted');
    expect(await listLeadsFrom(answers.email)).toHaveLength(1);
    expect(seen.visits).toBe(2);
  });

  test(`when ${what} is there again after the reload, nothing is reported`, async ({ open }) => {
    const { page, seen } = await openWatched(open);
    await page.route(pattern, (route) => (seen.visits < 2 ? route.abort() : route.continue()));
    await page.goto(contact);
    await expect.poll(() => seen.visits).toBe(2);
    await page.locator('astro-island:not([ssr]) form[action="/api/quote"]').first().waitFor();
    expect(seen.errors).toEqual([]);
  });
}

test('two forms that lack the same code reload the page once, and nothing is reported when it is there', async ({
  open,
}) => {
  const { page, seen } = await openWatched(open);
  // Both are in view at once.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.route('**/_astro/PostedForm*.js*', (route) =>
    seen.visits < 2 ? route.abort() : route.continue(),
  );
  await page.goto(contact);
  await expect.poll(() => page.locator('astro-island:not([ssr]) form').count()).toBe(2);
  expect(seen).toEqual({ visits: 2, errors: [] });
});

test('a page on which something was typed is not reloaded', async ({ open }) => {
  const { page, seen } = await openWatched(open);
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/_astro/QuoteForm*.js*', async (route) => {
    await typed.promise;
    await route.abort();
  });
  await page.goto(contact);
  const answers = someAnswers('typed@example.com');
  await fillIn(page, answers);
  typed.resolve(undefined);
  await expect.poll(() => seen.errors).toHaveLength(1);
  expect(seen.visits).toBe(1);
  await send(page);
  await page.waitForURL('**/submitted');
  expect(await listLeadsFrom(answers.email)).toHaveLength(1);
});

test('a browser that takes no letters from pages has nothing to reload for', async ({ open }) => {
  const { page, seen } = await openWatched(open);
  // Firefox without downloadable fonts knows none of the page's.
  await page.addInitScript(() => Object.defineProperty(FontFaceSet.prototype, 'size', { get: () => 0 }));
  await page.goto(contact);
  await page.locator('astro-island:not([ssr]) form[action="/api/quote"]').first().waitFor();
  // A reload would come a second after the fault.
  await page.waitForTimeout(1500);
  expect(seen).toEqual({ visits: 1, errors: [] });
});
