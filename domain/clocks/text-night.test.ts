import { expect, test } from 'vitest';
import { isTextNight } from './text-night.ts';

test('customers are texted of visits from 8 AM to 8 PM, by the clocks of the company', () => {
  const isNight = (hourUtc: number, minute = 0) =>
    isTextNight(Date.UTC(2026, 5, 10, hourUtc, minute), 'America/New_York');
  expect([isNight(11, 59), isNight(12), isNight(23, 59), isNight(24)]).toEqual([true, false, false, true]);
});
