import { expect, test } from 'vitest';
import { describePlace, mapUrl } from './visit-address.ts';

const tampa = { street: '12 Palm Ave #3', unit: 'Apt 4', place: 'Tampa', zip: '33606' };

test('a place is a line of what is known of it', () => {
  expect(describePlace(tampa)).toBe('12 Palm Ave #3, Apt 4, Tampa, FL 33606');
  expect(describePlace({ ...tampa, place: '', unit: '', zip: '30301' })).toBe('12 Palm Ave #3, 30301');
  expect(describePlace({ ...tampa, street: '', unit: '' })).toBe('Tampa, FL 33606');
  expect(describePlace({ street: '', unit: '', place: '', zip: '' })).toBe('');
});

test('a map is asked for the house, without the unit, whatever was typed; without a street there is none', () => {
  const url = new URL(mapUrl({ ...tampa, street: '12 Palm Ave #3&api=2' }) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
  expect(url.hash).toBe('');
  expect([...url.searchParams]).toEqual([
    ['api', '1'],
    ['query', '12 Palm Ave #3&api=2, Tampa, FL 33606'],
  ]);
  expect(mapUrl({ ...tampa, street: '' })).toBeUndefined();
});
