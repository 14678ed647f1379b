import { expect, test } from 'vitest';
import { thanksFor } from './thanks-for.ts';

const sent = { phone: '+13055550199', zip: '33139' };

test('who left no number is led to the words about e-mail', () => {
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
