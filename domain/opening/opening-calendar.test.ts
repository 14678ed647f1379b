import { expect, test } from 'vitest';
import { anotherCompany, florida } from '../../tests/support/builders/company.ts';
import { hoursOn, lastingHours, openingDay } from './opening-days.ts';
import { standingCalendar, type OpeningException } from './opening-calendar.ts';
import { isOpenAt, nextOpening, openFrom, servedFrom } from './open-times.ts';

const at = (iso: string) => Date.parse(iso);
const withExceptions = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });

const thanksgiving = {
  kind: 'closed',
  id: 'c1',
  from: '2026-11-26',
  to: '2026-11-26',
  reason: 'Thanksgiving Day',
} as const satisfies OpeningException;
const shortDays = {
  kind: 'hours',
  id: 'h1',
  from: '2026-12-20',
  to: '2027-01-03',
  opensAtHour: 9,
  closesAtHour: 17,
  reason: 'Holidays',
} as const satisfies OpeningException;
const untilChanged = {
  kind: 'hours',
  id: 'h2',
  from: '2026-12-01',
  to: null,
  opensAtHour: 8,
  closesAtHour: 18,
  reason: '',
} as const satisfies OpeningException;

test('a calendar without exceptions goes by the standing hours', () => {
  const calendar = standingCalendar(florida);
  expect(hoursOn(calendar, '2026-11-26')).toEqual({ opensAtHour: 7, closesAtHour: 21 });
  expect(isOpenAt(calendar, at('2026-01-15T06:59:59-05:00'))).toBe(false);
  expect(isOpenAt(calendar, at('2026-01-15T07:00:00-05:00'))).toBe(true);
  expect(isOpenAt(calendar, at('2026-01-15T20:59:59-05:00'))).toBe(true);
  expect(isOpenAt(calendar, at('2026-01-15T21:00:00-05:00'))).toBe(false);
});

test.each([
  ['in open hours it is open from now', '2026-01-15T20:59:00-05:00', '2026-01-15T20:59:00-05:00'],
  ['before seven it opens the same day', '2026-01-15T00:00:00-05:00', '2026-01-15T07:00:00-05:00'],
  ['in the evening it opens the next', '2026-01-15T21:00:00-05:00', '2026-01-16T07:00:00-05:00'],
  ["at year's end it opens in the new one", '2026-12-31T23:59:00-05:00', '2027-01-01T07:00:00-05:00'],
  ['the night the clocks go forward', '2026-03-07T22:00:00-05:00', '2026-03-08T07:00:00-04:00'],
  ['after midnight of that night', '2026-03-08T01:30:00-05:00', '2026-03-08T07:00:00-04:00'],
  ['the night the clocks go back', '2026-10-31T22:00:00-04:00', '2026-11-01T07:00:00-05:00'],
  ['in the hour that comes twice', '2026-11-01T01:30:00-05:00', '2026-11-01T07:00:00-05:00'],
])('%s', (_, asked, opens) => {
  expect(openFrom(standingCalendar(florida), at(asked))).toBe(at(opens));
});

test('on a closed day it opens the next morning', () => {
  const calendar = withExceptions(thanksgiving);
  expect(openingDay(calendar, '2026-11-26')).toEqual({ kind: 'closed', reason: 'Thanksgiving Day' });
  expect(hoursOn(calendar, '2026-11-26')).toBeUndefined();
  expect(isOpenAt(calendar, at('2026-11-26T12:00:00-05:00'))).toBe(false);
  expect(openFrom(calendar, at('2026-11-26T12:00:00-05:00'))).toBe(at('2026-11-27T07:00:00-05:00'));
  expect(openFrom(calendar, at('2026-11-25T21:00:00-05:00'))).toBe(at('2026-11-27T07:00:00-05:00'));
  expect(nextOpening(calendar, at('2026-11-25T12:00:00-05:00'))).toBe(at('2026-11-27T07:00:00-05:00'));
});

test('closed days that touch or overlap are one closed time, over the new year, too', () => {
  const calendar = withExceptions(
    { ...thanksgiving, from: '2026-12-24', to: '2026-12-28' },
    { ...thanksgiving, id: 'c2', from: '2026-12-27', to: '2026-12-31' },
    { ...thanksgiving, id: 'c3', from: '2027-01-01', to: '2027-01-01' },
  );
  expect(openFrom(calendar, at('2026-12-24T08:00:00-05:00'))).toBe(at('2027-01-02T07:00:00-05:00'));
});

test('what is said of fewer days holds: a closed day in short days, an open day in closed ones', () => {
  const closedIn = withExceptions({ ...thanksgiving, from: '2026-12-25', to: '2026-12-25' }, shortDays);
  expect(hoursOn(closedIn, '2026-12-24')).toEqual({ opensAtHour: 9, closesAtHour: 17 });
  expect(hoursOn(closedIn, '2026-12-25')).toBeUndefined();
  const openIn = withExceptions(
    { ...thanksgiving, from: '2026-12-20', to: '2026-12-31' },
    { ...shortDays, from: '2026-12-23', to: '2026-12-23', closesAtHour: 12 },
  );
  expect(hoursOn(openIn, '2026-12-23')).toEqual({ opensAtHour: 9, closesAtHour: 12 });
  expect(hoursOn(openIn, '2026-12-24')).toBeUndefined();
});

test('of special hours on equally many days the later to begin holds, then the one put later; closed beats open', () => {
  const early = { ...shortDays, id: 'a', from: '2026-12-20', to: '2026-12-24' };
  const late = { ...shortDays, id: 'b', from: '2026-12-23', to: '2026-12-27', opensAtHour: 10 };
  for (const calendar of [withExceptions(early, late), withExceptions(late, early)])
    expect(hoursOn(calendar, '2026-12-23')?.opensAtHour).toBe(10);
  const again = { ...early, id: 'c', opensAtHour: 11 };
  expect(hoursOn(withExceptions(early, again), '2026-12-21')?.opensAtHour).toBe(11);
  const closed = { ...thanksgiving, from: '2026-12-20', to: '2026-12-24' };
  expect(hoursOn(withExceptions(closed, early), '2026-12-21')).toBeUndefined();
});

test('hours until changed hold from their day on, and give way to single days and to the next change', () => {
  const next = { ...untilChanged, id: 'h3', from: '2027-02-01', opensAtHour: 6 };
  const calendar = withExceptions(next, untilChanged, shortDays);
  expect(hoursOn(calendar, '2026-11-30')).toEqual({ opensAtHour: 7, closesAtHour: 21 });
  expect(hoursOn(calendar, '2026-12-01')).toEqual({ opensAtHour: 8, closesAtHour: 18 });
  expect(hoursOn(calendar, '2026-12-25')).toEqual({ opensAtHour: 9, closesAtHour: 17 });
  expect(lastingHours(calendar, '2026-12-25')).toEqual({ opensAtHour: 8, closesAtHour: 18 });
  expect(hoursOn(calendar, '2027-02-01')).toEqual({ opensAtHour: 6, closesAtHour: 18 });
  expect(lastingHours(calendar, '2026-11-30')).toEqual({ opensAtHour: 7, closesAtHour: 21 });
});

test('hours that begin or end in a night of a clock change are exact', () => {
  const nights = { ...untilChanged, from: '2026-01-01', opensAtHour: 2, closesAtHour: 24 };
  const calendar = withExceptions(nights);
  // There is no two o'clock: it is three.
  expect(openFrom(calendar, at('2026-03-08T00:00:00-05:00'))).toBe(at('2026-03-08T03:00:00-04:00'));
  expect(openFrom(calendar, at('2026-11-01T00:00:00-04:00'))).toBe(at('2026-11-01T02:00:00-05:00'));
  expect(isOpenAt(calendar, at('2026-03-07T23:59:59-05:00'))).toBe(true);
  const always = withExceptions({ ...nights, opensAtHour: 0 });
  for (const instant of [
    '2026-03-08T01:59:59-05:00',
    '2026-03-08T03:00:00-04:00',
    '2026-11-01T00:00:00-04:00',
  ])
    expect(isOpenAt(always, at(instant))).toBe(true);
});

test('other hours in another zone are kept as exactly', () => {
  const calendar = { hours: anotherCompany.hours, exceptions: [thanksgiving] };
  expect(isOpenAt(calendar, at('2026-07-15T08:59:59-07:00'))).toBe(false);
  expect(isOpenAt(calendar, at('2026-07-15T09:00:00-07:00'))).toBe(true);
  expect(openFrom(calendar, at('2026-11-25T17:00:00-08:00'))).toBe(at('2026-11-27T09:00:00-08:00'));
  // In Florida it is Thursday already.
  expect(isOpenAt(calendar, at('2026-11-25T16:00:00-08:00'))).toBe(true);
});

test('who is closed for years is open again by the standing hours some day', () => {
  const calendar = withExceptions({ ...thanksgiving, from: '2026-01-01', to: '2100-01-01' });
  expect(openFrom(calendar, at('2026-01-15T12:00:00-05:00'))).toBeGreaterThan(at('2028-01-01T00:00:00Z'));
});

test('a region we are away from is served when we are back and open', () => {
  const away = {
    kind: 'away',
    id: 'a1',
    regions: ['west-central-florida'],
    fromMs: at('2026-11-24T12:00:00-05:00'),
    untilMs: at('2026-11-25T22:00:00-05:00'),
    reason: 'Hurricane',
  } as const satisfies OpeningException;
  const calendar = withExceptions(away, thanksgiving);
  const tuesday = at('2026-11-24T15:00:00-05:00');
  expect(servedFrom(calendar, tuesday, 'west-central-florida')).toBe(at('2026-11-27T07:00:00-05:00'));
  expect(servedFrom(calendar, tuesday, 'miami-dade')).toBe(tuesday);
  expect(servedFrom(calendar, tuesday, undefined)).toBe(tuesday);
  // Who asks in the night before it starts is called in the morning.
  const night = at('2026-11-23T23:00:00-05:00');
  expect(servedFrom(calendar, night, 'west-central-florida')).toBe(at('2026-11-24T07:00:00-05:00'));
});
