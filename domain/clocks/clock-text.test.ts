import { expect, test } from 'vitest';
import { formatClock, formatDayTime, formatTime, formatWeekday, formatWeekdayTime } from './clock-text.ts';

test.each([
  [0, '0:00'],
  [-1, '0:00'],
  [4999, '0:04'],
  [581_000, '9:41'],
  [3_599_999, '59:59'],
  [3_753_000, '1:02:33'],
])('%i ms is %s', (duration, text) => {
  expect(formatClock(duration)).toBe(text);
});

test('times are told as the clocks of the zone show them, with a plain space', () => {
  const afternoon = Date.UTC(2026, 5, 10, 18, 41);
  expect(formatTime(afternoon, 'America/New_York')).toBe('2:41 PM');
  expect(formatDayTime(afternoon, 'America/New_York')).toBe('Jun 10, 2:41 PM');
  expect(formatWeekdayTime(afternoon, 'America/New_York')).toBe('Wed 2:41 PM');
  expect(formatTime(afternoon, 'America/Los_Angeles')).toBe('11:41 AM');
  expect(formatDayTime(afternoon, 'Asia/Tokyo')).toBe('Jun 11, 3:41 AM');
  expect(formatWeekday(afternoon, 'Asia/Tokyo')).toBe('Thursday, June 11');
});
