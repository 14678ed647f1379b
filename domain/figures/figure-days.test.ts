import { expect, test } from 'vitest';
import {
  countByHour,
  cutTime,
  dateOf,
  dayStartsAt,
  listWeekStarts,
  periodStartsAt,
  weekdayOf,
  weekStartsAt,
} from './figure-days.ts';

const zone = 'America/New_York';
const hour = 60 * 60_000;
/** A Wednesday. */
const wednesday = Date.parse('2026-11-11T12:00:00-05:00');

test('a week begins on Monday at midnight of the company, also across a clock change', () => {
  expect(weekdayOf(wednesday, zone)).toBe(2);
  expect(weekStartsAt(wednesday, zone)).toBe(Date.parse('2026-11-09T00:00:00-05:00'));
  expect(weekStartsAt(wednesday, zone, -2)).toBe(Date.parse('2026-10-26T00:00:00-04:00'));
  const sunday = Date.parse('2026-11-15T23:59:59-05:00');
  expect(weekStartsAt(sunday, zone)).toBe(Date.parse('2026-11-09T00:00:00-05:00'));
  expect(weekStartsAt(sunday + 1000, zone)).toBe(Date.parse('2026-11-16T00:00:00-05:00'));
});

test('thirteen weeks end with the one under way, and that of the change to winter time has an hour more', () => {
  const starts = listWeekStarts(wednesday, zone);
  expect(starts.map((start) => dateOf(start, zone))).toEqual([
    ...['2026-08-17', '2026-08-24', '2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'],
    ...['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'],
  ]);
  const hours = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / hour);
  expect(hours).toEqual([168, 168, 168, 168, 168, 168, 168, 168, 168, 168, 169, 168]);
});

test('periods hold today and whole days before it', () => {
  const startOf = (period: 'today' | 'week' | 'month' | 'quarter') =>
    dateOf(periodStartsAt(period, wednesday, zone), zone);
  expect([startOf('today'), startOf('week'), startOf('month'), startOf('quarter')]).toEqual([
    ...['2026-11-11', '2026-11-05', '2026-10-13', '2026-08-17'],
  ]);
});

test('time is cut at each moment once, and what lies beyond its end is no cut', () => {
  expect(cutTime([20, 10, 20, 40], 30)).toEqual([
    { fromMs: 10, untilMs: 20 },
    { fromMs: 20, untilMs: 30 },
  ]);
});

test('requests are counted under the hour that clocks showed, on the days of both clock changes too', () => {
  const at = (time: string) => ({ atMs: Date.parse(time), leads: 1, owed: 1, kept: 0 });
  const hours = countByHour(
    [
      // Sunday, November 1: one o'clock comes twice.
      ...[at('2026-11-01T01:30:00-04:00'), at('2026-11-01T01:30:00-05:00'), at('2026-11-01T09:15:00-05:00')],
      // Sunday, March 14, 2027: two o'clock does not come.
      ...[at('2027-03-14T01:45:00-05:00'), at('2027-03-14T03:00:00-04:00'), at('2027-03-14T23:45:00-04:00')],
      at('2026-11-09T09:00:00-05:00'),
    ],
    zone,
  );
  expect(hours.map((day) => day.reduce((sum, { leads }) => sum + leads, 0))).toEqual([1, 0, 0, 0, 0, 0, 6]);
  expect(hours[0]?.[9]).toEqual({ leads: 1, owed: 1, kept: 0 });
  expect([1, 2, 3, 9, 23].map((of) => hours[6]?.[of]?.leads)).toEqual([3, 0, 1, 1, 1]);
});

test('a day begins at midnight of the zone that is given', () => {
  expect(dayStartsAt(wednesday, 'America/Los_Angeles', 1)).toBe(Date.parse('2026-11-12T00:00:00-08:00'));
});
