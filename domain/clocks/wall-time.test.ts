import { expect, test } from 'vitest';
import { instantOfHour, wallTimeAt } from './wall-time.ts';

const at = (iso: string) => Date.parse(iso);
const zone = 'America/New_York';

test('clocks in Florida are five hours behind UTC in winter and four in summer', () => {
  expect(wallTimeAt(at('2026-01-15T12:34:00Z'), zone)).toEqual({
    year: 2026,
    month: 1,
    day: 15,
    hour: 7,
    minute: 34,
  });
  expect(wallTimeAt(at('2026-07-15T12:34:00Z'), zone)).toEqual({
    year: 2026,
    month: 7,
    day: 15,
    hour: 8,
    minute: 34,
  });
});

test('midnight is hour 0 of the new day', () => {
  expect(wallTimeAt(at('2026-07-01T04:00:00Z'), zone)).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    hour: 0,
    minute: 0,
  });
  expect(wallTimeAt(at('2026-07-01T03:59:00Z'), zone)).toMatchObject({
    month: 6,
    day: 30,
    hour: 23,
    minute: 59,
  });
});

test('on 8 March 2026 clocks go from 01:59 to 03:00', () => {
  expect(wallTimeAt(at('2026-03-08T06:59:00Z'), zone)).toMatchObject({ day: 8, hour: 1, minute: 59 });
  expect(wallTimeAt(at('2026-03-08T07:00:00Z'), zone)).toMatchObject({ day: 8, hour: 3, minute: 0 });
});

test('on 1 November 2026 the hour from 01:00 comes twice', () => {
  expect(wallTimeAt(at('2026-11-01T05:30:00Z'), zone)).toMatchObject({ day: 1, hour: 1, minute: 30 });
  expect(wallTimeAt(at('2026-11-01T06:30:00Z'), zone)).toMatchObject({ day: 1, hour: 1, minute: 30 });
});

test.each([
  ['an ordinary winter day', '2026-01-15T12:00:00Z', '2026-01-15T21:00:00Z'],
  ['an ordinary summer day', '2026-07-15T12:00:00Z', '2026-07-15T20:00:00Z'],
  ['the morning before clocks go forward that day', '2026-03-08T05:30:00Z', '2026-03-08T20:00:00Z'],
  ['the morning before clocks go back that day', '2026-11-01T04:30:00Z', '2026-11-01T21:00:00Z'],
])('16:00 of %s is found', (_, now, expected) => {
  expect(instantOfHour(wallTimeAt(at(now), zone), 16, zone)).toBe(at(expected));
});

test('the next day is found over both clock changes, the end of a month and of a year', () => {
  expect(instantOfHour(wallTimeAt(at('2026-03-07T23:00:00Z'), zone), 7, zone, 1)).toBe(
    at('2026-03-08T11:00:00Z'),
  );
  expect(instantOfHour(wallTimeAt(at('2026-10-31T23:00:00Z'), zone), 7, zone, 1)).toBe(
    at('2026-11-01T12:00:00Z'),
  );
  expect(instantOfHour(wallTimeAt(at('2026-02-28T23:00:00Z'), zone), 7, zone, 1)).toBe(
    at('2026-03-01T12:00:00Z'),
  );
  expect(instantOfHour(wallTimeAt(at('2027-01-01T03:00:00Z'), zone), 7, zone, 1)).toBe(
    at('2027-01-01T12:00:00Z'),
  );
});
