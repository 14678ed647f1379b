import { expect, test } from 'vitest';
import { aStorm } from '../../tests/support/builders/an-exception.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { standingCalendar, type OpeningException } from '#domain/opening/opening-calendar.ts';
import { holdEndsAt, listPickableDates, offerToPick, parsePick, pickText } from './held-window.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { offerDay } from './offered-windows.ts';
import { standingPlan } from './visit-plan.ts';

const at = (date: string, hour: number, minutes = 0) =>
  instantOn(date, hour, florida.timeZone) + minutes * 60_000;
const wednesday = '2026-06-10';
const calendarOf = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });

function offerAt(now: number, calendar = standingCalendar(florida)) {
  const days = listPickableDates(calendar, now, 'miami-dade').map((date) =>
    offerDay({
      ...{ plan: standingPlan(florida), calendar, region: 'miami-dade', date, now },
      place: placeOfVisit('miami-dade', '33139'),
      countTaken: () => 0,
    }),
  );
  return offerToPick(days, calendar, now, 'miami-dade');
}

function firstOffered(now: number, calendar = standingCalendar(florida)) {
  const offer = offerAt(now, calendar);
  if (offer.kind !== 'offered') return offer;
  const day = offer.days.find(({ windows }) => windows.length > 0);
  return { date: day?.date, fromHour: day?.windows[0]?.fromHour, last: offer.days.at(-1)?.date };
}

test('the first window begins when we can have called, be it open, nearly too late, after the cut-off, or night', () => {
  expect(firstOffered(at(wednesday, 10, 44))).toEqual({ date: wednesday, fromHour: 11, last: '2026-06-16' });
  expect(firstOffered(at(wednesday, 10, 46))).toMatchObject({ date: wednesday, fromHour: 13 });
  expect(firstOffered(at(wednesday, 16))).toMatchObject({ date: '2026-06-11', fromHour: 7 });
  // At night they call from 7:00 on: who is to come at 7 could not have been called.
  expect(firstOffered(at(wednesday, 23))).toEqual({ date: '2026-06-11', fromHour: 9, last: '2026-06-17' });
});

test('a closed day is told with its reason, and the first window comes after the call of the next day', () => {
  const day = '2026-06-11';
  const closed = { kind: 'closed', id: 'c', from: day, to: day, reason: 'Thanksgiving Day' } as const;
  const night = at(wednesday, 22);
  expect(firstOffered(night, calendarOf(closed))).toMatchObject({ date: '2026-06-12', fromHour: 9 });
  const offer = offerAt(at(wednesday, 10), calendarOf(closed));
  if (offer.kind !== 'offered') throw new Error(offer.kind);
  expect(offer.days[1]).toMatchObject({ date: '2026-06-11', reason: 'Thanksgiving Day', windows: [] });
});

test('same-day visits that are off take today away, and say why', () => {
  const off = { kind: 'same-day-off', id: 'o', untilMs: at(wednesday, 21), regions: [] } as const;
  const offer = offerAt(at(wednesday, 10), calendarOf({ ...off, reason: 'Short of hands' }));
  if (offer.kind !== 'offered') throw new Error(offer.kind);
  expect(offer.days[0]).toMatchObject({ date: wednesday, reason: 'Short of hands', windows: [] });
  expect(offer.days[1]?.windows[0]).toMatchObject({ fromHour: 7 });
});

test('an alert that stops visits takes its windows away, and is the reason', () => {
  const storm = aStorm({ counties: ['Miami-Dade'], fromMs: at(wednesday, 0), untilMs: at('2026-06-11', 20) });
  const offer = offerAt(at(wednesday, 10), calendarOf({ ...storm, stopsVisits: true }));
  if (offer.kind !== 'offered') throw new Error(offer.kind);
  expect(offer.days[0]).toMatchObject({ date: wednesday, reason: storm.text.slice(0, -1), windows: [] });
  expect(offer.days[1]?.windows.map(({ fromHour }) => fromHour)).toEqual([]);
  expect(offer.days[2]?.windows[0]).toMatchObject({ fromHour: 7 });
});

test('nothing is offered outside the area, and when we are not back, or cannot call, within the week', () => {
  const now = at(wednesday, 10);
  expect(offerToPick([], standingCalendar(florida), now, undefined)).toEqual({ kind: 'outside' });
  const away = { kind: 'away', id: 'a', regions: ['miami-dade'], fromMs: now - 1, reason: 'Storm' } as const;
  const storm = calendarOf({ ...away, untilMs: at('2026-06-12', 7) });
  const after = offerAt(now, storm);
  // We are back before the week is over: what is free then is offered, to them as at the desk.
  if (after.kind !== 'offered') throw new Error(after.kind);
  expect(after.days.find(({ windows }) => windows.length > 0)).toMatchObject({ date: '2026-06-12' });
  expect(after.days.at(-1)).toMatchObject({ date: '2026-06-18' });
  const long = calendarOf({ ...away, untilMs: at('2026-06-30', 7) });
  expect(offerAt(now, long)).toEqual({ kind: 'away', reason: 'Storm' });
  const closed = { kind: 'closed', id: 'c', from: wednesday, to: '2026-06-30', reason: 'Hurricane' } as const;
  expect(listPickableDates(calendarOf(closed), now, 'miami-dade')).toEqual([]);
  expect(offerAt(now, calendarOf(closed))).toMatchObject({ kind: 'none' });
});

test('a window is kept for two hours in which we are open: over the night, and over closed days', () => {
  const closed = { kind: 'closed', id: 'c', from: '2026-06-11', to: '2026-06-12', reason: '' } as const;
  const calendar = standingCalendar(florida);
  expect(holdEndsAt(calendar, at(wednesday, 10, 5), 'miami-dade')).toBe(at(wednesday, 12, 5));
  expect(holdEndsAt(calendar, at(wednesday, 20, 30), 'miami-dade')).toBe(at('2026-06-11', 8, 30));
  expect(holdEndsAt(calendar, at(wednesday, 23), 'miami-dade')).toBe(at('2026-06-11', 9));
  expect(holdEndsAt(calendarOf(closed), at(wednesday, 20), 'miami-dade')).toBe(at('2026-06-13', 8));
  const away = {
    kind: 'away',
    id: 'a',
    regions: ['miami-dade'],
    fromMs: at(wednesday, 9),
    reason: '',
  } as const;
  const storm = calendarOf({ ...away, untilMs: at('2026-06-12', 8) });
  expect(holdEndsAt(storm, at(wednesday, 10), 'miami-dade')).toBe(at('2026-06-12', 10));
  expect(holdEndsAt(storm, at(wednesday, 10), 'broward-county')).toBe(at(wednesday, 12));
});

test('a pick is read as it was written, and nothing else is', () => {
  expect(parsePick(pickText({ date: wednesday, fromHour: 9 }))).toEqual({ date: wednesday, fromHour: 9 });
  for (const text of ['', 'none', '2026-02-30 9', '2026-06-10 23', '2026-06-10', '2026-06-10 9 9'])
    expect(parsePick(text), text).toBeUndefined();
});
