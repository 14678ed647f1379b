import { expect, test } from 'vitest';
import { aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { isMet } from './visit-spot.ts';
import { windowFrom } from './visit.ts';

const { timeZone } = florida;
const date = '2026-06-11';
const at = (hour: number) => instantOn(date, hour, timeZone);
/** Clearwater is in Pinellas, in West Central Florida. */
const spot = { place: placeOfVisit('west-central-florida', '33755'), date, window: windowFrom(9) };
const meets = (exception: OpeningException, changes: Partial<typeof spot> = {}) =>
  isMet(exception, { ...spot, ...changes }, timeZone);

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
  expect(meets({ ...away, region: 'west-central-florida' })).toBe(true);
  expect(meets({ ...away, region: 'miami-dade' })).toBe(false);
});
