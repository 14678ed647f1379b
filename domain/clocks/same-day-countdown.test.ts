import { anotherCompany, florida } from '../../tests/support/builders/company.ts';
import { expect, test } from 'vitest';
import { sameDayCountdown } from './same-day-countdown.ts';

const left = (iso: string) => sameDayCountdown(Date.parse(iso), florida);

test('it counts to the hour it is given, by the clocks of the zone it is given', () => {
  const { hours } = anotherCompany;
  expect(sameDayCountdown(Date.parse('2026-07-15T12:48:00-07:00'), hours)).toEqual({
    hours: 0,
    minutes: 12,
    isToday: true,
  });
  expect(sameDayCountdown(Date.parse('2026-07-15T13:00:00-07:00'), hours).isToday).toBe(false);
});

test('in the morning the afternoon is still to come', () => {
  expect(left('2026-01-15T12:48:00-05:00')).toEqual({ hours: 3, minutes: 12, isToday: true });
});

test('a minute that has begun still counts', () => {
  expect(left('2026-01-15T15:59:00-05:00')).toEqual({ hours: 0, minutes: 1, isToday: true });
  expect(left('2026-01-15T15:59:30-05:00')).toEqual({ hours: 0, minutes: 1, isToday: true });
  expect(left('2026-01-15T15:59:59.999-05:00')).toEqual({ hours: 0, minutes: 1, isToday: true });
});

test('at 16:00 sharp it counts to 16:00 of the next day', () => {
  expect(left('2026-01-15T16:00:00-05:00')).toEqual({ hours: 24, minutes: 0, isToday: false });
  expect(left('2026-01-15T16:00:30-05:00')).toEqual({ hours: 24, minutes: 0, isToday: false });
  expect(left('2026-01-15T16:01:00-05:00')).toEqual({ hours: 23, minutes: 59, isToday: false });
});

test('just after midnight it is the new day', () => {
  expect(left('2026-01-15T00:00:00-05:00')).toEqual({ hours: 16, minutes: 0, isToday: true });
  expect(left('2026-01-14T23:59:00-05:00')).toEqual({ hours: 16, minutes: 1, isToday: false });
});

test('the day the clocks go forward is an hour shorter', () => {
  expect(left('2026-03-07T16:00:00-05:00')).toEqual({ hours: 23, minutes: 0, isToday: false });
  expect(left('2026-03-08T00:00:00-05:00')).toEqual({ hours: 15, minutes: 0, isToday: true });
});

test('the day the clocks go back is an hour longer', () => {
  expect(left('2026-10-31T16:00:00-04:00')).toEqual({ hours: 25, minutes: 0, isToday: false });
  expect(left('2026-11-01T00:00:00-04:00')).toEqual({ hours: 17, minutes: 0, isToday: true });
});

test('minutes never show as sixty', () => {
  expect(left('2026-01-15T14:00:01-05:00')).toEqual({ hours: 2, minutes: 0, isToday: true });
});
