import { expect, test } from 'vitest';
import { aQuote } from '../../../tests/support/a-quote.ts';
import { serveApp } from '../../../tests/support/serve-app.ts';

/** What is kept as the message of a quote for a washer that was posted with these fields. */
async function keptMessage(fields: Readonly<Record<string, string>>): Promise<string | undefined> {
  const app = await serveApp();
  const answer = await app.post('/api/quote', aQuote({ appliance: 'washer', message: '', ...fields }));
  expect(answer.status).toBe(303);
  return (await app.store.listLeads())[0]?.message;
}

test('a sign chosen in the form, or asked about beside the page, is kept in words', async () => {
  expect(await keptMessage({ sign: 'will-not-drain' })).toBe('Will not drain');
  expect(await keptMessage({ sign: '', sign_asked: 'will-not-spin' })).toMatch(/^Will not spin/u);
  expect(await keptMessage({ sign: 'leaks', sign_asked: 'will-not-spin', message: 'Since Monday' })).toMatch(
    /^Leaks[^\n]*\nSince Monday$/u,
  );
});

test('a sign that the appliance does not have is left out, whatever it is', async () => {
  for (const sign of ['clicks-no-flame', '__proto__', 'constructor', '<script>', 'x'.repeat(5000)])
    expect(await keptMessage({ sign, message: 'Since Monday' })).toBe('Since Monday');
});
