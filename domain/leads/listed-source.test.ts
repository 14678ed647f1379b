import { expect, test } from 'vitest';
import { nameOfSource } from './listed-source.ts';

const sources = [
  { id: 'google', name: 'Google search', isRetired: false },
  { id: 'mail', name: 'Flyer or mail', isRetired: true },
];

test('a lead says where it came from by the name the entry has now, retired or not', () => {
  expect(nameOfSource('google', sources)).toBe('Google search');
  expect(nameOfSource('mail', sources)).toBe('Flyer or mail');
});

test('what is not in the list is named as it was kept', () => {
  expect(nameOfSource('yelp.com', sources)).toBe('yelp.com');
});
