import { expect, test } from 'vitest';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { standingCalendar, type OpeningException } from '#domain/opening/opening-calendar.ts';
import { placeOfVisit } from '#domain/opening/today-place.ts';
import { isServiceDay, mayInsist, offerDay, type OfferQuestion } from './offered-windows.ts';
import { findPlanFault, standingPlan } from './visit-plan.ts';

const at = (date: string, hour: number) => instantOn(date, hour, florida.timeZone);
/** A Thursday. */
const date = '2026-06-11';
const plan = standingPlan(florida);

function ask(changes: Partial<OfferQuestion> = {}) {
  return offerDay({
    plan,
    calendar: standingCalendar(florida),
    region: 'miami-dade',
    place: placeOfVisit(changes.region ?? 'miami-dade', ''),
    date,
    now: at('2026-06-10', 12),
    countTaken: () => 0,
    ...changes,
  });
}

const except = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });
const barsOf = (changes: Partial<OfferQuestion> = {}) => ask(changes).windows.map(({ bar }) => bar);
const openAt = (changes: Partial<OfferQuestion> = {}) =>
  ask(changes).windows.flatMap(({ bar, fromHour }) => (bar === null ? [fromHour] : []));

test('until the owner says otherwise there are windows from opening to closing, every day', () => {
  expect(ask().windows.map(({ fromHour, toHour }) => [fromHour, toHour])).toEqual([
    [7, 9],
    [9, 11],
    [11, 13],
    [13, 15],
    [15, 17],
    [17, 19],
    [19, 21],
  ]);
  expect(ask({ date: '2026-06-14' }).windows).toHaveLength(7);
});

test('what is booked is taken from what is left, and a full window can be insisted on', () => {
  const windows = ask({ countTaken: (fromHour) => (fromHour === 9 ? 2 : fromHour === 11 ? 5 : 1) }).windows;
  expect(windows[0]).toMatchObject({ taken: 1, left: 1, bar: null });
  expect(windows[1]).toMatchObject({ places: 2, taken: 2, left: 0, bar: 'full' });
  expect(windows[2]).toMatchObject({ taken: 5, left: 0, bar: 'full' });
  expect(mayInsist('full')).toBe(true);
});

test('a region the plan does not name takes no visit', () => {
  const own = [{ weekday: 4, fromHour: 9, places: { 'broward-county': 1 } }] as const;
  expect(barsOf({ plan: own })).toEqual(['full']);
  expect(barsOf({ plan: own, region: 'broward-county' })).toEqual([null]);
});

test('a closed day has no window, and says why', () => {
  const day = ask({
    calendar: except({ kind: 'closed', id: 'c', from: date, to: date, reason: 'Thanksgiving Day' }),
  });
  expect(day).toMatchObject({ isClosed: true, reason: 'Thanksgiving Day' });
  expect(day.windows.every(({ bar }) => bar === 'closed')).toBe(true);
  expect(isServiceDay(day)).toBe(false);
  expect(mayInsist('closed')).toBe(false);
});

test('special hours take away the windows that do not lie within them', () => {
  const calendar = except({
    ...{
      kind: 'hours',
      id: 'h',
      from: date,
      to: date,
      opensAtHour: 10,
      closesAtHour: 16,
      reason: 'Short day',
    },
  });
  expect(openAt({ calendar })).toEqual([11, 13]);
  expect(ask({ calendar }).reason).toBe('Short day');
});

test('away for a region takes its windows for that time, and those of no other', () => {
  const calendar = except({
    kind: 'away',
    id: 'a',
    regions: ['miami-dade'],
    fromMs: at(date, 10),
    untilMs: at(date, 15),
    reason: 'Hurricane',
  });
  expect(openAt({ calendar })).toEqual([7, 15, 17, 19]);
  expect(openAt({ calendar, region: 'broward-county' })).toHaveLength(7);
  expect(openAt({ calendar, region: 'outside' })).toHaveLength(7);
});

test('today, windows go one by one, and after the cut-off the rest can be insisted on', () => {
  expect(openAt({ now: at(date, 10) - 1 })).toEqual([9, 11, 13, 15, 17, 19]);
  const late = barsOf({ now: at(date, florida.sameDayCutoffHour) });
  expect(late).toEqual(['past', 'past', 'past', 'past', 'half-gone', 'cutoff', 'cutoff']);
  expect(mayInsist('cutoff')).toBe(true);
});

test('a window that is half gone is not free, but can be insisted on', () => {
  expect(openAt({ now: at(date, 10) })).toEqual([11, 13, 15, 17, 19]);
  expect(barsOf({ now: at(date, 10) })[1]).toBe('half-gone');
  expect(barsOf({ now: at(date, 10), countTaken: () => 2 })[1]).toBe('full');
  expect(barsOf({ now: at(date, 18) }).slice(-2)).toEqual(['half-gone', 'cutoff']);
  expect(mayInsist('half-gone')).toBe(true);
  expect(isServiceDay(ask({ now: at(date, 20) }))).toBe(true);
});

test('same-day visits that are off take today away until then, in their regions, and no other day', () => {
  const off = { kind: 'same-day-off', id: 's', untilMs: at(date, 14), reason: 'Booked out' } as const;
  const here = except({ ...off, regions: ['miami-dade'] });
  expect(openAt({ calendar: here, now: at(date, 8) })).toEqual([]);
  expect(ask({ calendar: here, now: at(date, 8) }).reason).toBe('Booked out');
  expect(openAt({ calendar: here, now: at(date, 14) })).toEqual([15, 17, 19]);
  expect(openAt({ calendar: here, now: at(date, 8), region: 'central-florida' })).toHaveLength(6);
  expect(openAt({ calendar: except({ ...off, regions: [] }), now: at(date, 8), region: 'outside' })).toEqual(
    [],
  );
  expect(openAt({ calendar: here, now: at('2026-06-10', 20) })).toHaveLength(7);
});

test('yesterday is past', () => {
  expect(new Set(barsOf({ now: at('2026-06-12', 1) }))).toEqual(new Set(['past']));
});

test.each([
  ['the day the clocks go forward', '2026-03-08', -4],
  ['the day the clocks go back', '2026-11-01', -5],
])('on %s windows begin and end by the clock on the wall', (_, day, offset) => {
  const ninth = Date.parse(`${day}T09:00:00${offset === -4 ? '-04:00' : '-05:00'}`);
  expect(barsOf({ date: day, now: ninth - 1 })[0]).toBe('half-gone');
  expect(barsOf({ date: day, now: ninth })[0]).toBe('past');
  const away = except({
    ...{ kind: 'away', id: 'a', regions: ['miami-dade'], reason: 'Road' },
    fromMs: ninth,
    untilMs: ninth + 2 * 60 * 60_000,
  });
  expect(openAt({ date: day, now: at('2026-02-01', 9), calendar: away })).toEqual([7, 11, 13, 15, 17, 19]);
});

test('a plan without a window, or with two that overlap, is refused', () => {
  const places = {};
  expect(findPlanFault([])).toBe('no windows');
  expect(
    findPlanFault([
      { weekday: 1, fromHour: 9, places },
      { weekday: 1, fromHour: 8, places },
    ]),
  ).toBe('overlap');
  expect(
    findPlanFault([
      { weekday: 1, fromHour: 8, places },
      { weekday: 1, fromHour: 10, places },
      { weekday: 2, fromHour: 9, places },
    ]),
  ).toBeUndefined();
  expect(findPlanFault(plan)).toBeUndefined();
});
