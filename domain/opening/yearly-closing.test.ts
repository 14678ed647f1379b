// A holiday that is kept once for every year, wherever hours are asked for.
import { expect, test } from 'vitest';
import { aClosedDay, aYearlyClosing } from '../../tests/support/builders/an-exception.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { callbackDueAt } from '#domain/clocks/callback-clock.ts';
import { findNextWindow } from '#domain/visits/next-window.ts';
import { offerDay } from '#domain/visits/offered-windows.ts';
import { standingPlan } from '#domain/visits/visit-plan.ts';
import { isMet } from '#domain/visits/visit-spot.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { offerToPick } from '#domain/visits/held-window.ts';
import { describeException } from './describe-exception.ts';
import { exceptionEndsAt, listExceptionFaults } from './exception-faults.ts';
import type { OpeningException } from './opening-calendar.ts';
import { nextClosedDay, openingDay } from './opening-days.ts';
import { nextOpening } from './open-times.ts';
import { pageToday } from './page-today.ts';
import { placeOfRegion, placeOfVisit } from './today-place.ts';
import { todayAnswer } from './today.ts';

const { timeZone } = florida;
const at = (iso: string) => Date.parse(iso);
const withExceptions = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });
const thanksgiving = aYearlyClosing();
const everyYear = withExceptions(thanksgiving);
const otherHours = {
  kind: 'hours',
  id: 'h1',
  from: '2026-11-26',
  to: '2026-11-26',
  opensAtHour: 9,
  closesAtHour: 15,
  reason: '',
} as const satisfies OpeningException;

test('each year is closed on its own date, and the day before and after are not', () => {
  for (const date of ['2026-11-26', '2027-11-25', '2028-11-23', '2099-11-26'])
    expect(openingDay(everyYear, date), date).toEqual({ kind: 'closed', reason: 'Thanksgiving Day' });
  for (const date of ['2026-11-25', '2026-11-27', '2027-11-26'])
    expect(openingDay(everyYear, date).kind, date).toBe('open');
});

test('years before it was said stay as they were, and a holiday that has begun is closed at once', () => {
  expect(openingDay(everyYear, '2025-11-27').kind).toBe('open');
  const saidThatDay = withExceptions(aYearlyClosing({ from: '2026-11-26' }));
  expect(openingDay(saidThatDay, '2026-11-26').kind).toBe('closed');
  expect(nextOpening(saidThatDay, at('2026-11-26T10:00:00-05:00'))).toBe(at('2026-11-27T07:00:00-05:00'));
});

test("over the turn of the year two holidays follow each other, each by its own year's date", () => {
  const calendar = withExceptions(
    aYearlyClosing({ day: "New Year's Eve", reason: "New Year's Eve" }),
    aYearlyClosing({ day: "New Year's Day", reason: "New Year's Day" }),
  );
  for (const year of [2026, 2027, 2031])
    expect(nextOpening(calendar, at(`${year}-12-30T22:00:00-05:00`))).toBe(
      at(`${year + 1}-01-02T07:00:00-05:00`),
    );
});

test('February 29 is closed in the years that have it', () => {
  const calendar = withExceptions(aYearlyClosing({ day: '02-29', reason: 'Leap day' }));
  expect(openingDay(calendar, '2028-02-29').kind).toBe('closed');
  for (const date of ['2027-02-28', '2027-03-01']) expect(openingDay(calendar, date).kind).toBe('open');
});

test('a year that is named is open as any day, and the next is closed again', () => {
  const yearly = aYearlyClosing({ openYears: [2026] });
  const calendar = withExceptions(yearly);
  expect(openingDay(calendar, '2026-11-26')).toEqual({
    ...{ kind: 'open', opensAtHour: 7, closesAtHour: 21, reason: '' },
  });
  expect(openingDay(calendar, '2027-11-25').kind).toBe('closed');
  expect(nextClosedDay(calendar, yearly, '2026-06-10')).toBe('2027-11-25');
});

test('other hours of that one day come before it; of a longer time it stays a closed day', () => {
  for (const calendar of [
    withExceptions(thanksgiving, otherHours),
    withExceptions(otherHours, thanksgiving),
  ]) {
    expect(openingDay(calendar, '2026-11-26')).toMatchObject({ kind: 'open', closesAtHour: 15 });
    expect(nextClosedDay(calendar, thanksgiving, '2026-06-10')).toBe('2027-11-25');
  }
  const longer = withExceptions(thanksgiving, { ...otherHours, to: '2026-11-28' });
  expect(openingDay(longer, '2026-11-26').kind).toBe('closed');
  expect(openingDay(longer, '2026-11-27')).toMatchObject({ closesAtHour: 15 });
});

test('a single closed day of before stays what it was beside it, reason and all', () => {
  const single = aClosedDay({ from: '2026-11-26', to: '2026-11-26', reason: 'Inventory' });
  for (const calendar of [withExceptions(thanksgiving, single), withExceptions(single, thanksgiving)])
    expect(openingDay(calendar, '2026-11-26')).toEqual({ kind: 'closed', reason: 'Inventory' });
  const openNow = withExceptions(aYearlyClosing({ openYears: [2026] }), single);
  expect(openingDay(openNow, '2026-11-26').kind, 'the single day is not taken back with it').toBe('closed');
});

test('the next closed day is told on the day itself and after it, and none where every year is open', () => {
  expect(nextClosedDay(everyYear, thanksgiving, '2026-11-26')).toBe('2026-11-26');
  expect(nextClosedDay(everyYear, thanksgiving, '2026-11-27')).toBe('2027-11-25');
  expect(nextClosedDay(everyYear, aYearlyClosing({ from: '2028-01-01' }), '2026-11-27')).toBe('2028-11-23');
  const never = aYearlyClosing({ openYears: Array.from({ length: 30 }, (_, year) => 2026 + year) });
  expect(nextClosedDay(withExceptions(never), never, '2026-06-10')).toBeUndefined();
});

test('who asks on the eve is called on the day after it, in every year', () => {
  for (const [eve, call] of [
    ['2026-11-25T21:00:00-05:00', '2026-11-27T07:15:00-05:00'],
    ['2027-11-24T21:30:00-05:00', '2027-11-26T07:15:00-05:00'],
  ] as const)
    expect(callbackDueAt(at(eve), everyYear)).toBe(at(call));
});

test('the answer of today and the words of pages say so in a year nobody typed', () => {
  const morning = at('2031-11-27T10:00:00-05:00');
  expect(todayAnswer(everyYear, morning)).toMatchObject({
    isOpen: false,
    closedToday: { reason: 'Thanksgiving Day' },
    sameDay: { isOffered: false },
  });
  expect(pageToday(everyYear, morning, 'miami', 'en').texts.now).toContain('Thanksgiving Day');
});

test('what a page says holds until it says that it changes: the eve does not outlast midnight', () => {
  const eve = at('2026-11-25T22:00:00-05:00');
  const { texts, changesAt } = pageToday(everyYear, eve, 'miami', 'en');
  expect(pageToday(everyYear, changesAt - 1000, 'miami', 'en').texts).toEqual(texts);
});

test('no window of the day is offered, to customers or the desk, and the next open one is another day', () => {
  const now = at('2027-11-24T12:00:00-05:00');
  const place = placeOfRegion('miami-dade') ?? placeOfVisit('miami-dade', '33139');
  const asked = { plan: standingPlan(florida), calendar: everyYear, place, now, countTaken: () => 0 };
  const days = ['2027-11-25', '2027-11-26'].map((date) => offerDay({ ...asked, region: 'miami-dade', date }));
  expect(days[0]).toMatchObject({ isClosed: true, reason: 'Thanksgiving Day' });
  expect(days[0]?.windows.every(({ bar }) => bar === 'closed')).toBe(true);
  expect(findNextWindow(offerToPick(days, everyYear, now, 'miami-dade'))).toMatchObject({
    date: '2027-11-26',
  });
});

test('it meets the visits of its day in every year, but for those that something else keeps open', () => {
  const spot = (date: string) => ({
    ...{ place: placeOfVisit('miami-dade', '33139'), window: windowFrom(9), date },
  });
  expect(isMet(thanksgiving, spot('2026-11-26'), everyYear)).toBe(true);
  expect(isMet(thanksgiving, spot('2027-11-25'), everyYear)).toBe(true);
  expect(isMet(thanksgiving, spot('2027-11-26'), everyYear)).toBe(false);
  expect(isMet(thanksgiving, spot('2026-11-26'), withExceptions(thanksgiving, otherHours))).toBe(false);
  const openThen = aYearlyClosing({ openYears: [2026] });
  expect(isMet(openThen, spot('2026-11-26'), withExceptions(openThen))).toBe(false);
});

test('it has no end and no fault of its own, and the log of changes says it in one sentence', () => {
  const now = at('2026-06-10T12:00:00-04:00');
  expect(exceptionEndsAt(thanksgiving, timeZone)).toBeUndefined();
  expect(listExceptionFaults(thanksgiving, now, timeZone)).toEqual([]);
  const said = (changes: Parameters<typeof aYearlyClosing>[0]) =>
    describeException(aYearlyClosing(changes), timeZone);
  expect(said({})).toBe('closed every year on Thanksgiving Day');
  expect(said({ openYears: [2026, 2028] })).toBe(
    'closed every year on Thanksgiving Day, but open in 2026 and 2028',
  );
  expect(said({ day: '12-26', reason: 'Company day' })).toBe(
    'closed every year on December 26 (Company day)',
  );
});
