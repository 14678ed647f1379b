// Without a connection a page of ours comes all the same, with the phone number, once one page was open before.
import { corePath } from '#domain/paths/paths.ts';
import { allRules, colorRules, listFaults, listTooWide } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/browser.ts';

const call = 'a[href^="tel:"]';

test('a page that does not come tells the phone number and the dangers, and comes when pressed again', async ({
  open,
}) => {
  const page = await open(corePath('about'), { width: 360, keepsOfflinePage: true });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const number = await page.locator(call).first().getAttribute('href');
  await page.context().setOffline(true);
  await page.goto(corePath('contact'));
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  expect(await page.locator(call).getAttribute('href')).toBe(number);
  for (const line of [
    /^Smell gas\?/u,
    /^Burning smell/u,
    /^Stay off a wet floor/u,
    /^Carbon monoxide alarm/u,
  ])
    await page.getByText(line).waitFor();
  expect(
    await listFaults(page, [
      { width: 360, colorScheme: 'light', rules: allRules },
      { width: 360, colorScheme: 'dark', rules: colorRules },
    ]),
  ).toEqual([]);
  expect(await listTooWide(page, [320, 360])).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('form[action="/api/quote"]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(corePath('contact'));
});

test('with a connection, nothing comes by another way: what was never there is 404', async ({ open }) => {
  const page = await open(corePath('about'), { keepsOfflinePage: true });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
