import { expect, test } from 'vitest';
import { chooseNextPath, thanksFor } from './next-path.ts';

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

const sent = { phone: '+13055550199', zip: '33139' };

test('who left no number is led to the words about email', () => {
  expect(thanksFor('/submitted', '/submitted', { ...sent, phone: '' })).toBe('/submitted#by-email');
});

test('who is outside our places is told so, and who is inside hears nothing of it', () => {
  expect(thanksFor('/submitted', '/submitted', { ...sent, zip: '90210' })).toBe('/submitted#outside');
  expect(thanksFor('/submitted', '/submitted', sent)).toBe('/submitted');
  expect(thanksFor('/submitted', '/submitted', { ...sent, zip: '' })).toBe('/submitted');
});

test('another page to go to stays as it was asked for', () => {
  expect(thanksFor('/contact', '/submitted', { ...sent, phone: '' })).toBe('/contact');
});
