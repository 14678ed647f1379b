import { expect, test } from 'vitest';
import { formatClock, formatDayTime, formatTime } from './clock-text.ts';

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

test('times are told as the clocks of Florida show them', () => {
  const afternoon = Date.UTC(2026, 5, 10, 18, 41);
  expect(formatTime(afternoon)).toMatch(/^2:41\sPM$/u);
  expect(formatDayTime(afternoon)).toMatch(/^Jun 10, 2:41\sPM$/u);
});
