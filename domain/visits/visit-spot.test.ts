import { expect, test } from 'vitest';
import { aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { findClosing, findTaken, isMet } from './visit-spot.ts';
import { windowFrom } from './visit.ts';

const { timeZone } = florida;
const date = '2026-06-11';
const at = (hour: number) => instantOn(date, hour, timeZone);
/** Clearwater is in Pinellas, in West Central Florida. */
const spot = { place: placeOfVisit('west-central-florida', '33755'), date, window: windowFrom(9) };
const meets = (exception: OpeningException, changes: Partial<typeof spot> = {}) =>
  isMet(exception, { ...spot, ...changes }, { hours: florida, exceptions: [exception] });

test('an alert meets what lies in its time, and in its regions, counties or towns, or anywhere', () => {
  const storm = aStorm({ fromMs: at(10), untilMs: at(20) });
  expect(meets(storm)).toBe(true);
  expect(meets({ ...storm, fromMs: at(11) }), 'it ends when the storm begins').toBe(false);
  expect(meets({ ...storm, counties: ['Pasco'] })).toBe(false);
  expect(meets({ ...storm, counties: [], cities: ['clearwater'] })).toBe(true);
  expect(meets({ ...storm, counties: [], regions: ['west-central-florida'] })).toBe(true);
  expect(meets({ ...storm, counties: [] }), 'everywhere').toBe(true);
  const outside = { place: placeOfVisit('outside', '10001') };
  expect(meets(storm, outside)).toBe(false);
  expect(meets({ ...storm, counties: [] }, outside)).toBe(true);
});

test('closed days, other hours and being away meet what they take away', () => {
  expect(meets(aClosedDay({ from: date, to: date }))).toBe(true);
  expect(meets(aClosedDay({ from: '2026-06-12', to: '2026-06-12' }))).toBe(false);
  const hours = { kind: 'hours', id: 'h', from: date, to: null, closesAtHour: 20, reason: '' } as const;
  expect(meets({ ...hours, opensAtHour: 10 })).toBe(true);
  expect(meets({ ...hours, opensAtHour: 9 })).toBe(false);
  const away = { kind: 'away', id: 'a', fromMs: at(0), untilMs: at(24), reason: '' } as const;
  expect(meets({ ...away, regions: ['miami-dade', 'west-central-florida'] })).toBe(true);
  expect(meets({ ...away, regions: ['miami-dade'] })).toBe(false);
});

test('an alert that stops visits takes its windows away, and says so in its words; one of words alone takes none', () => {
  const storm = aStorm({ fromMs: at(10), untilMs: at(20) });
  const takenBy = (exception: OpeningException, changes: Partial<typeof spot> = {}) =>
    findTaken({ ...spot, ...changes }, { hours: florida, exceptions: [exception] }, at(0));
  expect(takenBy(storm)).toBeUndefined();
  expect(takenBy({ ...storm, stopsVisits: true })).toEqual({
    bar: 'no-visits',
    reason: storm.text.slice(0, -1),
  });
  expect(takenBy({ ...storm, stopsVisits: true }, { window: windowFrom(7) })).toBeUndefined();
});

test('what was ended meets nothing: no visit in a window that it took for a minute, and no booking there', () => {
  const untilMs = at(9) + 60_000;
  const regions = ['west-central-florida'] as const;
  const away = { kind: 'away', id: 'a', regions, fromMs: at(9), untilMs, reason: 'Bridge closed' } as const;
  const calendar = { hours: florida, exceptions: [away] };
  const visit = { state: 'set', date, window: spot.window, keptUnder: '' } as const;
  expect(findClosing(visit, spot.place, calendar, at(9))).toEqual(away);
  expect(findTaken(spot, calendar, at(9))).toEqual({ bar: 'away', reason: 'Bridge closed' });
  expect(findClosing(visit, spot.place, calendar, untilMs)).toBeUndefined();
  expect(findTaken(spot, calendar, untilMs)).toBeUndefined();
});

test('a day that is closed for the most part and open by a closer exception meets no visit', () => {
  const closed = aClosedDay({ from: '2026-06-01', to: '2026-06-30' });
  const hours = { kind: 'hours', id: 'h', from: date, to: date, reason: '' } as const;
  const open = { ...hours, opensAtHour: 9, closesAtHour: 17 };
  const calendar = { hours: florida, exceptions: [closed, open] };
  expect(isMet(closed, spot, calendar)).toBe(false);
  expect(isMet(closed, { ...spot, window: windowFrom(17) }, calendar)).toBe(true);
});
