import { expect, test } from 'vitest';
import {
  countOf,
  formatAlternatives,
  formatList,
  formatMiles,
  formatNumber,
  formatUsd,
  fillText,
} from './wording.ts';

test('prices are whole dollars', () => {
  expect(formatUsd(89, 'en')).toBe('$89');
  expect(formatUsd(1250, 'en')).toBe('$1,250');
});

test('numbers have their separators', () => {
  expect(formatNumber(2847, 'en')).toBe('2,847');
  expect(formatNumber(4.9, 'en')).toBe('4.9');
});

test('miles have a tenth while that matters', () => {
  expect(formatMiles(0.84, 'en')).toBe('0.8');
  expect(formatMiles(9.94, 'en')).toBe('9.9');
  expect(formatMiles(9.95, 'en')).toBe('10');
  expect(formatMiles(14.4, 'en')).toBe('14');
});

test('lists read as a person would say them', () => {
  expect(formatList(['Miami'], 'en')).toBe('Miami');
  expect(formatList(['Miami', 'Doral'], 'en')).toBe('Miami and Doral');
  expect(formatList(['Miami', 'Doral', 'Hialeah'], 'en')).toBe('Miami, Doral and Hialeah');
  expect(formatAlternatives(['ovens', 'stoves', 'washers'], 'en')).toBe('ovens, stoves or washers');
});

test('one is one and everything else is many', () => {
  const forms = { one: 'city', other: 'cities' } as const;
  expect(countOf(0, forms, 'en')).toBe('0 cities');
  expect(countOf(1, forms, 'en')).toBe('1 city');
  expect(countOf(1000, forms, 'en')).toBe('1,000 cities');
});

test('a text gets its values, and says so when one is missing', () => {
  expect(fillText('from {price}', { price: '$89' })).toBe('from $89');
  expect(() => fillText('from {price}', {})).toThrow('{price}');
});
