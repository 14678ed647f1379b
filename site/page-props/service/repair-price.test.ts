import { expect, test } from 'vitest';
import { findFaultPrice, repairPrice } from './repair-price.ts';

test('without the owner’s ranges the page says that there are none', () => {
  for (const prices of [null, []])
    expect(repairPrice('washer', 'en', prices)).toMatchObject({
      rows: [],
      about: expect.stringContaining('We do not publish prices by fault'),
    });
});

test('the owner’s ranges stand beside their signs, the commonest first', () => {
  const prices = [
    { service: 'washer', sign: 'leaks', fromUsd: 120, toUsd: 260 },
    { service: 'washer', sign: 'will-not-drain', fromUsd: 140, toUsd: 1280 },
    { service: 'dryer', sign: 'no-heat', fromUsd: 1, toUsd: 2 },
  ] as const;
  expect(repairPrice('washer', 'en', prices).rows).toEqual([
    { label: 'Will not drain', text: '$140 to $1,280' },
    { label: 'Leaks on the floor', text: '$120 to $260' },
  ]);
});

const ranges = [
  { service: 'washer', sign: 'will-not-drain', fromUsd: 150, toUsd: 250 },
  { service: 'washer', sign: 'leaks', fromUsd: 140, toUsd: 300 },
  { service: 'dryer', sign: 'no-heat', fromUsd: 160, toUsd: 280 },
] as const;

test('a fault has the range the owner gave for it', () => {
  expect(findFaultPrice(ranges, 'washer', 'leaks')).toMatchObject({ fromUsd: 140, toUsd: 300 });
});

test('the same sign of another appliance, and a fault without a range, have none', () => {
  expect(findFaultPrice(ranges, 'dryer', 'leaks')).toBeUndefined();
  expect(findFaultPrice(ranges, 'washer', 'locked-door')).toBeUndefined();
});

test('while the owner has not decided, no fault has a range', () => {
  expect(findFaultPrice(null, 'washer', 'leaks')).toBeUndefined();
});
