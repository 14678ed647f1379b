import { expect, test } from 'vitest';
import { holidaysOf, isOnYearlyDay, isYearlyDay, nextYearlyDay } from './holidays.ts';

const days = (year: number) => Object.fromEntries(holidaysOf(year).map(({ date, name }) => [name, date]));

// Source: opm.gov, federal holidays of 2026 and 2027, on the days they are named for.
test('the holidays of 2026 are where the calendar has them', () => {
  expect(days(2026)).toEqual({
    "New Year's Day": '2026-01-01',
    'Martin Luther King Jr. Day': '2026-01-19',
    "Presidents' Day": '2026-02-16',
    'Memorial Day': '2026-05-25',
    Juneteenth: '2026-06-19',
    'Independence Day': '2026-07-04',
    'Labor Day': '2026-09-07',
    'Columbus Day': '2026-10-12',
    'Veterans Day': '2026-11-11',
    'Thanksgiving Day': '2026-11-26',
    'Day after Thanksgiving': '2026-11-27',
    'Christmas Eve': '2026-12-24',
    'Christmas Day': '2026-12-25',
    "New Year's Eve": '2026-12-31',
  });
});

test.each([
  [2027, '2027-05-31', '2027-11-25'],
  [2028, '2028-05-29', '2028-11-23'],
  [2029, '2029-05-28', '2029-11-22'],
  [2030, '2030-05-27', '2030-11-28'],
])('in %i Memorial Day is %s and Thanksgiving %s', (year, memorial, thanksgiving) => {
  expect(days(year)).toMatchObject({ 'Memorial Day': memorial, 'Thanksgiving Day': thanksgiving });
});

test('they stand in the order of the year', () => {
  for (const year of [2026, 2027, 2032, 2100]) {
    const dates = holidaysOf(year).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  }
});

test.each([
  ['Thanksgiving Day', '2026-11-26', '2026-11-26'],
  ['Thanksgiving Day', '2026-11-27', '2027-11-25'],
  ["New Year's Day", '2026-12-31', '2027-01-01'],
  ["New Year's Eve", '2027-01-01', '2027-12-31'],
  ['12-26', '2026-11-25', '2026-12-26'],
  ['02-29', '2026-11-25', '2028-02-29'],
  ['02-29', '2096-03-01', '2104-02-29'],
])('%s from %s on is next on %s', (day, from, next) => {
  expect(nextYearlyDay(day, from)).toBe(next);
  expect(isOnYearlyDay(day, next)).toBe(true);
});

test('a date is the day of its own year alone', () => {
  expect(isOnYearlyDay('Thanksgiving Day', '2027-11-26')).toBe(false);
  expect(isOnYearlyDay('12-26', '2027-12-25')).toBe(false);
});

test('what is no day of any year is none', () => {
  for (const day of ['02-30', '13-01', '1-1', '', 'toString', 'Festivus', '2026-12-26'])
    expect(isYearlyDay(day), day).toBe(false);
  expect(['02-29', '12-26', 'Day after Thanksgiving'].every(isYearlyDay)).toBe(true);
});
