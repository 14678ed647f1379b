import { expect, test } from 'vitest';
import {
  formatClock,
  formatDayTime,
  formatHour,
  formatTime,
  formatWeekday,
  formatWeekdayTime,
} from './clock-text.ts';

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
  expect(formatTime(afternoon, 'America/New_York')).toBe('2:41 pm');
  expect(formatDayTime(afternoon, 'America/New_York')).toBe('Jun 10, 2:41 pm');
  expect(formatWeekdayTime(afternoon, 'America/New_York')).toBe('Wed 2:41 pm');
  expect(formatTime(afternoon, 'America/Los_Angeles')).toBe('11:41 am');
  expect(formatDayTime(afternoon, 'Asia/Tokyo')).toBe('Jun 11, 3:41 am');
  expect(formatWeekday(afternoon, 'Asia/Tokyo')).toBe('Thursday, June 11');
});

test.each([
  [0, '12 am'],
  [7, '7 am'],
  [12, '12 pm'],
  [16, '4 pm'],
  [21, '9 pm'],
  [24, '12 am'],
])('hour %i is %s', (hour, text) => {
  expect(formatHour(hour, 'en')).toBe(text);
});
