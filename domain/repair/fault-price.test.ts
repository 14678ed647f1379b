import { expect, test } from 'vitest';
import { findFaultPrice } from './fault-price.ts';

const prices = [
  { service: 'washer', sign: 'will-not-drain', fromUsd: 150, toUsd: 250 },
  { service: 'washer', sign: 'leaks', fromUsd: 140, toUsd: 300 },
  { service: 'dryer', sign: 'no-heat', fromUsd: 160, toUsd: 280 },
] as const;

test('a fault has the range the owner gave for it', () => {
  expect(findFaultPrice(prices, 'washer', 'leaks')).toMatchObject({ fromUsd: 140, toUsd: 300 });
});

test('the same sign of another appliance, and a fault without a range, have none', () => {
  expect(findFaultPrice(prices, 'dryer', 'leaks')).toBeUndefined();
  expect(findFaultPrice(prices, 'washer', 'locked-door')).toBeUndefined();
});

test('while the owner has not decided, no fault has a range', () => {
  expect(findFaultPrice(null, 'washer', 'leaks')).toBeUndefined();
});
