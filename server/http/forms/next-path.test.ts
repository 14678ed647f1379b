import { expect, test } from 'vitest';
import { chooseNextPath } from './next-path.ts';

const pages = new Set(['/', '/submitted', '/contact']);

test('a public page of this site is honoured, with its anchor', () => {
  expect(chooseNextPath('/contact', pages, '/submitted')).toBe('/contact');
  expect(chooseNextPath('/contact#quote-form', pages, '/submitted')).toBe('/contact#quote-form');
  expect(chooseNextPath('/', pages, '/submitted')).toBe('/');
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/submitted',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/submitted\r\nLocation: https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%2f%2fevil.example',
  '/submitted/../..//evil.example',
  '/.evil.example',
  '@evil.example',
  '/submitted@evil.example',
  '/\tevil.example',
  ' //evil.example',
  '/submitted?next=//evil.example',
  '/api/quote',
  '/nowhere',
  '',
])('%j leads to the thank-you page', (next) => {
  expect(chooseNextPath(next, pages, '/submitted')).toBe('/submitted');
});

test('an anchor that is no name of ours is left out', () => {
  expect(chooseNextPath('/contact#"><script>', pages, '/submitted')).toBe('/contact');
});
