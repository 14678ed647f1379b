import { expect, inject, test } from 'vitest';
import { someAnswers } from '../support/requests/quote-form.ts';

const origin = inject('origin');

/** Where a browser is sent after the form was posted from our own page. */
async function postWith(next: string): Promise<readonly [status: number, location: string | null]> {
  const fields = { ...someAnswers('next@example.com'), _next: next, request_id: crypto.randomUUID() };
  const { status, headers } = await fetch(`${origin}/api/quote`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
    redirect: 'manual',
  });
  return [status, headers.get('location')];
}

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
  test(`_next ${JSON.stringify(next)} leads to our own thank-you page`, async () => {
    expect(await postWith(next)).toEqual([303, '/submitted']);
  });
}

test('_next to a page of this site is followed', async () => {
  expect(await postWith('/about')).toEqual([303, '/about']);
});
