import { expect, test } from 'vitest';
import { listCheckMarks, tellPlate } from './tell-plate.ts';

test('a check has the marks of the parts it sends to, and of no others', () => {
  const marksOf = (check: string) => listCheckMarks('washer', 'will-not-start', check);
  expect(['power', 'control-lock', 'close-the-door'].map(marksOf)).toEqual([['1a', '1b'], ['1c'], ['1d']]);
  expect(listCheckMarks('washer', 'will-not-drain', 'drain-and-spin')).toEqual([]);
  const told = tellPlate('washer', 'will-not-start', 'en')?.parts.map(({ label }) => label);
  expect(told).toEqual(expect.arrayContaining(['1a', '1b', '1c', '1d']));
});

test('what is not drawn has no marks', () => {
  expect(listCheckMarks('dryer', 'ventless-water', 'filters')).toEqual([]);
  expect(listCheckMarks('toaster', 'dead', 'power')).toEqual([]);
});

test('a washer’s other build has the numbers of the same list, and says which of them it lacks', () => {
  const told = (slug: string) => tellPlate('washer', slug, 'en')?.second;
  expect(told('will-not-drain')?.marks).toBe('The numbers are the same. Most top-loaders have no 1c.');
  expect(told('will-not-spin')?.marks).toBe('The numbers are the same.');
  expect(told('walks-and-bangs')?.marks).toMatch(/have no 1a or 3a\.$/u);
  expect(tellPlate('dryer', 'no-heat', 'en')?.second).toBeUndefined();
});
