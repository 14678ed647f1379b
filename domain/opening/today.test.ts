import { expect, test } from 'vitest';
import { florida } from '../../tests/support/builders/company.ts';
import { standingCalendar, type OpeningException } from './opening-calendar.ts';
import { placeOfRegion, placeOfZip } from './today-place.ts';
import { todayAnswer } from './today.ts';

const at = (iso: string) => Date.parse(iso);
const standing = standingCalendar(florida);
const withExceptions = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });
const noon = at('2026-11-24T12:00:00-05:00');
const clearwater = placeOfZip('33755');
const miami = placeOfZip('33131');

const storm = {
  kind: 'notice',
  stopsVisits: false,
  id: 'n1',
  text: 'Hurricane: we are off the roads in Pinellas.',
  regions: [],
  counties: ['Pinellas'],
  cities: [],
  fromMs: noon,
  untilMs: at('2026-11-25T12:00:00-05:00'),
} as const satisfies OpeningException;
const away = {
  kind: 'away',
  id: 'a1',
  regions: ['west-central-florida'],
  fromMs: noon,
  untilMs: at('2026-11-25T12:00:00-05:00'),
  reason: 'Hurricane',
} as const satisfies OpeningException;
const noSameDay = {
  kind: 'same-day-off',
  id: 's1',
  untilMs: at('2026-11-25T00:00:00-05:00'),
  regions: [],
  reason: 'All technicians are booked',
} as const satisfies OpeningException;

test('at noon of an ordinary day the minutes are promised and a visit today is offered', () => {
  expect(todayAnswer(standing, noon)).toEqual({
    now: noon,
    date: '2026-11-24',
    timeZone: 'America/New_York',
    isOpen: true,
    opensAt: at('2026-11-24T07:00:00-05:00'),
    closesAt: at('2026-11-24T21:00:00-05:00'),
    opensNextAt: at('2026-11-25T07:00:00-05:00'),
    callbackMinutes: 15,
    promise: { kind: 'minutes' },
    sameDay: { isOffered: true, cutoffAt: at('2026-11-24T16:00:00-05:00') },
    notices: [],
    away: [],
    todayHours: { opensAtHour: 7, closesAtHour: 21 },
    hoursReason: '',
    hoursDifferFromStanding: false,
    lastingHours: { opensAtHour: 7, closesAtHour: 21 },
  });
});

test('a minute after closing nobody is promised minutes', () => {
  const evening = todayAnswer(standing, at('2026-11-24T21:01:00-05:00'));
  expect(evening.isOpen).toBe(false);
  expect(evening.promise).toEqual({ kind: 'from', at: at('2026-11-25T07:00:00-05:00') });
  expect(evening.sameDay).toEqual({ isOffered: false, cutoffAt: at('2026-11-25T16:00:00-05:00') });
});

test('before opening a visit the same day is offered', () => {
  const { sameDay, promise } = todayAnswer(standing, at('2026-11-24T05:00:00-05:00'));
  expect(sameDay).toEqual({ isOffered: true, cutoffAt: at('2026-11-24T16:00:00-05:00') });
  expect(promise).toEqual({ kind: 'from', at: at('2026-11-24T07:00:00-05:00') });
});

test('a closed day says why, and what comes next', () => {
  const calendar = withExceptions({
    kind: 'closed',
    id: 'c1',
    from: '2026-11-26',
    to: '2026-11-26',
    reason: 'Thanksgiving Day',
  });
  const friday = at('2026-11-27T07:00:00-05:00');
  expect(todayAnswer(calendar, at('2026-11-26T10:00:00-05:00'))).toMatchObject({
    isOpen: false,
    opensAt: null,
    closesAt: null,
    opensNextAt: friday,
    promise: { kind: 'from', at: friday },
    sameDay: { isOffered: false, cutoffAt: at('2026-11-27T16:00:00-05:00') },
    closedToday: { reason: 'Thanksgiving Day' },
    todayHours: null,
    hoursReason: 'Thanksgiving Day',
    hoursDifferFromStanding: true,
  });
});

test('a day that ends before the cut-off ends the visits of the day with it', () => {
  const calendar = withExceptions({
    kind: 'hours',
    id: 'h1',
    from: '2026-12-24',
    to: '2026-12-24',
    opensAtHour: 7,
    closesAtHour: 14,
    reason: 'Christmas Eve',
  });
  const today = todayAnswer(calendar, at('2026-12-24T10:00:00-05:00'));
  expect(today.sameDay.cutoffAt).toBe(at('2026-12-24T14:00:00-05:00'));
  expect(today).toMatchObject({ hoursReason: 'Christmas Eve', hoursDifferFromStanding: true });
  expect(todayAnswer(calendar, at('2026-12-24T14:00:00-05:00')).sameDay.isOffered).toBe(false);
});

test('no visits on the same day until a time: the next day they are offered again', () => {
  const calendar = withExceptions(noSameDay);
  expect(todayAnswer(calendar, noon).sameDay).toEqual({
    isOffered: false,
    cutoffAt: at('2026-11-25T16:00:00-05:00'),
    reason: 'All technicians are booked',
  });
  expect(todayAnswer(calendar, noSameDay.untilMs).sameDay.isOffered).toBe(true);
});

test('no visits on the same day in one region leave the others as they are', () => {
  const calendar = withExceptions({ ...noSameDay, regions: ['west-central-florida'] });
  expect(todayAnswer(calendar, noon, clearwater).sameDay.isOffered).toBe(false);
  expect(todayAnswer(calendar, noon, miami).sameDay.isOffered).toBe(true);
  expect(todayAnswer(calendar, noon).sameDay.isOffered).toBe(true);
});

test('an alert of a county stands for its towns and its region, from its start to its end', () => {
  const calendar = withExceptions(storm);
  const shown = (place?: typeof miami, instant = noon) =>
    todayAnswer(calendar, instant, place).notices.length;
  expect(shown(clearwater)).toBe(1);
  expect(shown(placeOfRegion('west-central-florida'))).toBe(1);
  expect(shown(miami)).toBe(0);
  expect(shown(placeOfRegion('miami-dade'))).toBe(0);
  expect(shown(placeOfZip('90210'))).toBe(0);
  expect(shown()).toBe(1);
  expect(shown(clearwater, noon - 1)).toBe(0);
  expect(shown(clearwater, storm.untilMs)).toBe(0);
});

test('an alert without places stands everywhere, outside the area, too', () => {
  const calendar = withExceptions({ ...storm, counties: [] });
  for (const place of [miami, clearwater, placeOfZip('90210')])
    expect(todayAnswer(calendar, noon, place).notices).toHaveLength(1);
});

test('in a region we are away from nothing is promised before we are back', () => {
  const calendar = withExceptions(away);
  const back = todayAnswer(calendar, noon, clearwater);
  expect(back.promise).toEqual({ kind: 'from', at: away.untilMs });
  expect(back.sameDay).toEqual({ isOffered: false, cutoffAt: at('2026-11-25T16:00:00-05:00') });
  expect(back.away).toEqual([{ region: 'west-central-florida', untilMs: away.untilMs, reason: 'Hurricane' }]);
  expect(todayAnswer(calendar, noon, miami)).toMatchObject({ promise: { kind: 'minutes' }, away: [] });
});

test('the place of a ZIP code is its town, county and region', () => {
  expect(clearwater).toMatchObject({ region: 'west-central-florida', counties: ['Pinellas'] });
  expect(placeOfZip('00000')).toEqual({ region: undefined, counties: [], cities: [] });
  expect(placeOfRegion('atlantis')).toBeUndefined();
});
