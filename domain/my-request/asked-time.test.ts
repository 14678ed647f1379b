import { expect, test } from 'vitest';
import { describeWish, findAskedWindow, wishText } from './asked-time.ts';

test('the window of a wish is kept as it was picked, however far from the visit, and read in words', () => {
  const pick = { date: '2027-06-16', fromHour: 9 };
  expect(findAskedWindow(wishText(pick, ''))).toEqual(pick);
  const wish = wishText(pick, 'not before ten · or later');
  expect(findAskedWindow(wish)).toEqual(pick);
  expect(describeWish(wish)).toBe('Wed, Jun 16, 9–11 am · not before ten · or later');
});

test('in words alone there is none, also in those that were kept as a sentence before', () => {
  for (const wish of ['', 'Fridays', 'Tue, Jun 16, 9–11 am · not before ten']) {
    expect(findAskedWindow(wishText(undefined, wish))).toBeUndefined();
    expect(describeWish(wish)).toBe(wish);
  }
});
