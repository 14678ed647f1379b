import { expect, test } from 'vitest';
import { listCheckMarks, tellPlate } from './tell-plate.ts';

test('a check has the marks of the parts it sends to, and of no others', () => {
  const marksOf = (check: string) => listCheckMarks('washer', 'will-not-start', check);
  expect(['power', 'control-lock', 'close-the-door'].map(marksOf)).toEqual([['1a', '1b'], ['1c'], ['1d']]);
  expect(listCheckMarks('washer', 'will-not-drain', 'drain-and-spin')).toEqual([]);
  const told = tellPlate('washer', 'will-not-start', 'en')?.parts.map(({ label }) => label);
  expect(told).toEqual(expect.arrayContaining(['1a', '1b', '1c', '1d']));
});

test('a second drawing says that its numbers are the same, and which of them it lacks', () => {
  const marksOf = (sign: string) => tellPlate('washer', sign, 'en')?.second?.marks;
  expect(marksOf('will-not-spin')).toBe('The numbers are the same.');
  expect(marksOf('will-not-drain')).toBe('The numbers are the same. Most top-loaders have no 1c.');
  expect(marksOf('walks-and-bangs')).toBe('The numbers are the same. Most top-loaders have no 1a or 3a.');
  expect(tellPlate('washer', 'leaks', 'en')?.second).toMatchObject({
    drawing: 'washer-top',
    alt: 'The inside of a top-load washer, with the parts of this list highlighted',
  });
  expect(tellPlate('dryer', 'no-heat', 'en')?.second).toBeUndefined();
});

test('a second drawing that lacks nothing says only that its numbers are the same', () => {
  expect(tellPlate('range-hood', 'loud', 'en')?.second).toMatchObject({
    drawing: 'hood-under',
    ask: 'Is yours under a cabinet?',
    marks: 'The numbers are the same.',
  });
});

test('under a glass top an element is our work, and a sign of gas has no drawing of an electric range', () => {
  const told = (sign: string) => tellPlate('stove', sign, 'en');
  expect(told('burner-cold')?.second?.marks).toBe(
    'The numbers are the same. Electric glass tops have no 3a. 1b is under the glass: leave it to us.',
  );
  expect(told('heats-poorly')?.second?.marks).toBe('The numbers are the same.');
  for (const gas of ['clicks-no-flame', 'keeps-clicking', 'weak-burner', 'yellow-flame']) {
    expect(told(gas)?.parts).not.toEqual([]);
    expect(told(gas)?.second).toBeUndefined();
  }
});

test('what is not drawn has no marks', () => {
  expect(listCheckMarks('dryer', 'ventless-water', 'filters')).toEqual([]);
  expect(listCheckMarks('toaster', 'dead', 'power')).toEqual([]);
});
