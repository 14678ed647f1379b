import { someAnswers } from '../support/quote-form.ts';
import { expect, test } from '../support/browser.ts';

const evil = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '@evil.example',
  '/@evil.example:80\\..',
  '?next=//evil.example',
] as const;

for (const next of evil) {
  test(`_next ${JSON.stringify(next)} leads to our own thank-you page`, async ({ open }) => {
    const page = await open('/');
    const response = await page.request.post('/api/quote', {
      form: { ...someAnswers('next@example.com'), _next: next, request_id: crypto.randomUUID() },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toBe('/submitted');
  });
}

test('_next to a page of this site is followed', async ({ open }) => {
  const page = await open('/');
  const response = await page.request.post('/api/quote', {
    form: { ...someAnswers('own-next@example.com'), _next: '/about', request_id: crypto.randomUUID() },
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe('/about');
});
