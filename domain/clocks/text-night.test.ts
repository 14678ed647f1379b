import { expect, test } from 'vitest';
import { isTextNight, textGoesAt } from './text-night.ts';

test('customers are texted of visits from 8 am to 8 pm, by the clocks of the company', () => {
  const isNight = (hourUtc: number, minute = 0) =>
    isTextNight(Date.UTC(2026, 5, 10, hourUtc, minute), 'America/New_York');
  expect([isNight(11, 59), isNight(12), isNight(23, 59), isNight(24)]).toEqual([true, false, false, true]);
});

test.each([
  ['2026-06-10T20:00:00-04:00', '2026-06-11T08:00:00-04:00'],
  ['2026-06-10T23:59:00-04:00', '2026-06-11T08:00:00-04:00'],
  ['2026-06-11T00:30:00-04:00', '2026-06-11T08:00:00-04:00'],
  ['2026-06-11T07:59:00-04:00', '2026-06-11T08:00:00-04:00'],
  ['2026-06-11T08:00:00-04:00', '2026-06-11T08:00:00-04:00'],
  ['2026-06-10T19:59:00-04:00', '2026-06-10T19:59:00-04:00'],
  ['2026-03-07T21:00:00-05:00', '2026-03-08T08:00:00-04:00'],
  ['2026-12-31T21:00:00-05:00', '2027-01-01T08:00:00-05:00'],
])('a text that is due at %s goes at %s', (due, goes) => {
  expect(textGoesAt(Date.parse(due), 'America/New_York')).toBe(Date.parse(goes));
});
