import { expect, test } from 'vitest';
import { addDays, daysBetween, instantOn, isLocalDate, localDateAt, weekdayOf } from './local-date.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isLocalDate(text)).toBe(isDay);
});

test('the day is that of the zone', () => {
  const instant = Date.parse('2026-11-26T03:30:00Z');
  expect(localDateAt(instant, 'America/New_York')).toBe('2026-11-25');
  expect(localDateAt(instant, 'Asia/Tokyo')).toBe('2026-11-26');
});

test('days are counted over months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(weekdayOf('2026-11-26')).toBe(4);
});

test('hour 24 is the next midnight', () => {
  expect(instantOn('2026-11-25', 24, 'America/New_York')).toBe(Date.parse('2026-11-26T00:00:00-05:00'));
});
