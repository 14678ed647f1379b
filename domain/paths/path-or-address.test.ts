import { expect, test } from 'vitest';
import { isPathOrWebAddress } from './path-or-address.ts';

test.each(['/api/quote', '/', 'https://forms.example.com/take?x=1', 'http://127.0.0.1:3000'])(
  '%s is a path or a web address',
  (given) => {
    expect(isPathOrWebAddress(given)).toBe(true);
  },
);

test.each([
  '//forms.example.com',
  '/\\forms.example.com',
  'api/quote',
  'forms.example.com',
  'javascript:alert(1)',
  '',
])('%j is neither a path nor a web address', (given) => {
  expect(isPathOrWebAddress(given)).toBe(false);
});
