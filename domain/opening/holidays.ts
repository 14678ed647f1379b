// Days on which many close: the federal holidays of the United States (5 U.S.C. 6103) and three more, each by the rule of its date.
import { dateFormat } from '#domain/words/kept-formats.ts';
import { addDays, isLocalDate, weekdayOf, type LocalDate } from './local-date.ts';

/** The month a holiday is always in, and its day in a year. */
type HolidayRule = { readonly month: number; readonly dateIn: (year: number) => LocalDate };

const monday = 1;
const thursday = 4;

function dayOf(year: number, month: number, day: number): LocalDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The same date every year. */
function on(month: number, day: number): HolidayRule {
  return { month, dateIn: (year) => dayOf(year, month, day) };
}

/** The first, second … such weekday of a month, or some days after it. */
function nth(count: number, weekday: number, month: number, daysAfter = 0): HolidayRule {
  return {
    month,
    dateIn(year) {
      const first = dayOf(year, month, 1);
      return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7 + daysAfter);
    },
  };
}

/** The last such weekday of a month of 31 days. */
function last(weekday: number, month: number): HolidayRule {
  return {
    month,
    dateIn(year) {
      const end = dayOf(year, month, 31);
      return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
    },
  };
}

/** In the order of the year, on the days they are named for: banks may rest a day beside one on a weekend. Stores keep the names: never change one. */
const rules = {
  "New Year's Day": on(1, 1),
  'Martin Luther King Jr. Day': nth(3, monday, 1),
  "Presidents' Day": nth(3, monday, 2),
  'Memorial Day': last(monday, 5),
  Juneteenth: on(6, 19),
  'Independence Day': on(7, 4),
  'Labor Day': nth(1, monday, 9),
  'Columbus Day': nth(2, monday, 10),
  'Veterans Day': on(11, 11),
  'Thanksgiving Day': nth(4, thursday, 11),
  'Day after Thanksgiving': nth(4, thursday, 11, 1),
  'Christmas Eve': on(12, 24),
  'Christmas Day': on(12, 25),
  "New Year's Eve": on(12, 31),
} as const satisfies Readonly<Record<string, HolidayRule>>;

export type HolidayName = keyof typeof rules;
export type Holiday = { readonly date: LocalDate; readonly name: HolidayName };

function isHoliday(name: string): name is HolidayName {
  return Object.hasOwn(rules, name);
}

export const holidayNames: readonly HolidayName[] = Object.keys(rules).filter(isHoliday);

/** The holidays of a year, in order. */
export function holidaysOf(year: number): readonly Holiday[] {
  return holidayNames.map((name) => ({ name, date: rules[name].dateIn(year) }));
}

/** A day of every year: the name of a holiday, or month and day, "12-26". February 29 is one, though not every year has it. */
export function isYearlyDay(day: string): boolean {
  return isHoliday(day) || isLocalDate(`2000-${day}`);
}

/** Whether a date is that day of its year. Asked of every day a clock or a page looks at, so most are told by their month alone. */
export function isOnYearlyDay(day: string, date: LocalDate): boolean {
  if (!isHoliday(day)) return date.slice(5) === day;
  const { month, dateIn } = rules[day];
  return Number(date.slice(5, 7)) === month && dateIn(Number(date.slice(0, 4))) === date;
}

/** "Thanksgiving Day", "December 26". */
export function nameYearlyDay(day: string): string {
  if (isHoliday(day) || !isYearlyDay(day)) return day;
  const style = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat('en-US', style).format(new Date(`2000-${day}`));
}

/** Leap days are up to eight years apart (2096, 2104). */
const longestGapYears = 8;

/** The first such day from a date on; undefined for what is no day of a year. */
export function nextYearlyDay(day: string, from: LocalDate): LocalDate | undefined {
  const year = Number(from.slice(0, 4));
  return Array.from({ length: longestGapYears + 2 }, (_, later) => year + later)
    .map((each) => (isHoliday(day) ? rules[day].dateIn(each) : `${each}-${day}`))
    .find((date) => isLocalDate(date) && date >= from);
}
