// Days on which many close: the federal holidays of the United States (5 U.S.C. 6103) and three more, computed for any year.
import { addDays, weekdayOf, type LocalDate } from './local-date.ts';

export type HolidayName =
  | "New Year's Day"
  | 'Martin Luther King Jr. Day'
  | "Presidents' Day"
  | 'Memorial Day'
  | 'Juneteenth'
  | 'Independence Day'
  | 'Labor Day'
  | 'Columbus Day'
  | 'Veterans Day'
  | 'Thanksgiving Day'
  | 'Day after Thanksgiving'
  | 'Christmas Eve'
  | 'Christmas Day'
  | "New Year's Eve";

export type Holiday = { readonly date: LocalDate; readonly name: HolidayName };

const monday = 1;
const thursday = 4;

function dayOf(year: number, month: number, day: number): LocalDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The first, second … such weekday of a month. */
function nth(count: number, weekday: number, year: number, month: number): LocalDate {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** Memorial Day is the Monday in the last week of May. */
function lastMondayOfMay(year: number): LocalDate {
  const last = dayOf(year, 5, 31);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/** The holidays of a year on the days they are named for, in order; banks may rest a day beside one that falls on a weekend. */
export function holidaysOf(year: number): readonly Holiday[] {
  const thanksgiving = nth(4, thursday, year, 11);
  return [
    { date: dayOf(year, 1, 1), name: "New Year's Day" },
    { date: nth(3, monday, year, 1), name: 'Martin Luther King Jr. Day' },
    { date: nth(3, monday, year, 2), name: "Presidents' Day" },
    { date: lastMondayOfMay(year), name: 'Memorial Day' },
    { date: dayOf(year, 6, 19), name: 'Juneteenth' },
    { date: dayOf(year, 7, 4), name: 'Independence Day' },
    { date: nth(1, monday, year, 9), name: 'Labor Day' },
    { date: nth(2, monday, year, 10), name: 'Columbus Day' },
    { date: dayOf(year, 11, 11), name: 'Veterans Day' },
    { date: thanksgiving, name: 'Thanksgiving Day' },
    { date: addDays(thanksgiving, 1), name: 'Day after Thanksgiving' },
    { date: dayOf(year, 12, 24), name: 'Christmas Eve' },
    { date: dayOf(year, 12, 25), name: 'Christmas Day' },
    { date: dayOf(year, 12, 31), name: "New Year's Eve" },
  ];
}
