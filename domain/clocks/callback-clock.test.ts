import { expect, test } from 'vitest';
import { anotherCompany, florida as floridaHours } from '../../tests/support/builders/company.ts';
import { standingCalendar, type OpeningException } from '#domain/opening/opening-calendar.ts';
import {
  callbackClockStartsAt,
  callbackDueAt,
  callbackState,
  listRemindersAt,
  type CallbackFacts,
} from './callback-clock.ts';

const florida = standingCalendar(floridaHours);
const at = (iso: string) => Date.parse(iso);
const minutes = (count: number) => count * 60_000;
const noon = at('2026-01-15T12:00:00-05:00');

function aClock(receivedAt: number, calledAt?: number, calendar = florida): CallbackFacts {
  return {
    clockStartsAt: callbackClockStartsAt(receivedAt, calendar),
    dueAt: callbackDueAt(receivedAt, calendar),
    calledAt,
  };
}

test('staff are reminded five and ten minutes after the clock started', () => {
  expect(listRemindersAt(noon, florida)).toEqual([noon + minutes(5), noon + minutes(10)]);
  const opening = at('2026-01-16T07:00:00-05:00');
  expect(listRemindersAt(at('2026-01-15T22:00:00-05:00'), florida)).toEqual([
    opening + minutes(5),
    opening + minutes(10),
  ]);
});

test('other hours, minutes and reminders are kept as exactly', () => {
  const hours = standingCalendar(anotherCompany.hours);
  const evening = at('2026-07-15T17:00:00-07:00');
  const opening = at('2026-07-16T09:00:00-07:00');
  expect(callbackDueAt(evening, hours)).toBe(opening + minutes(40));
  expect(listRemindersAt(evening, hours)).toEqual([12, 24, 36].map((after) => opening + minutes(after)));
  const open = aClock(evening, undefined, hours);
  expect(callbackState(open, opening + minutes(39))).toEqual({ kind: 'waiting', leftMs: minutes(1) });
});

test('in open hours the call is due fifteen minutes after the request', () => {
  expect(callbackDueAt(noon, florida)).toBe(noon + minutes(15));
});

test.each([
  ['06:59 waits for the office', '2026-01-15T06:59:00-05:00', '2026-01-15T07:15:00-05:00'],
  ['07:00 starts at once', '2026-01-15T07:00:00-05:00', '2026-01-15T07:15:00-05:00'],
  ['20:59 is still due the same evening', '2026-01-15T20:59:00-05:00', '2026-01-15T21:14:00-05:00'],
  ['21:00 waits for the morning', '2026-01-15T21:00:00-05:00', '2026-01-16T07:15:00-05:00'],
  ['the night the clocks go forward', '2026-03-07T23:00:00-05:00', '2026-03-08T07:15:00-04:00'],
  ['the night the clocks go back', '2026-10-31T23:00:00-04:00', '2026-11-01T07:15:00-05:00'],
])('a request of %s', (_, received, due) => {
  expect(callbackDueAt(at(received), florida)).toBe(at(due));
});

test('a request in the night is scheduled until the office opens', () => {
  const receivedAt = at('2026-01-15T03:00:00-05:00');
  expect(callbackClockStartsAt(receivedAt, florida)).toBe(at('2026-01-15T07:00:00-05:00'));
  const open = aClock(receivedAt);
  expect(callbackState(open, receivedAt)).toEqual({ kind: 'scheduled', startsInMs: minutes(240) });
  expect(callbackState(open, at('2026-01-15T07:00:00-05:00'))).toEqual({
    kind: 'waiting',
    leftMs: minutes(15),
  });
});

test('a lead waits for fifteen minutes, and is late right after', () => {
  const open = aClock(noon);
  expect(callbackState(open, noon)).toEqual({ kind: 'waiting', leftMs: minutes(15) });
  expect(callbackState(open, noon + minutes(15))).toEqual({ kind: 'waiting', leftMs: 0 });
  expect(callbackState(open, noon + minutes(15) + 1)).toEqual({ kind: 'late', overMs: 1 });
});

test('a call in time keeps the promise, whatever the hour is now', () => {
  const called = aClock(noon, noon + minutes(15));
  expect(callbackState(called, noon + minutes(600))).toEqual({ kind: 'kept', tookMs: minutes(15) });
});

test('a call that came late stays on record as missed', () => {
  const called = aClock(noon, noon + minutes(15) + 1);
  expect(callbackState(called, noon + minutes(16))).toEqual({
    kind: 'missed',
    tookMs: minutes(15) + 1,
  });
});

test('a call before the office opens took no time of its own', () => {
  const receivedAt = at('2026-01-15T03:00:00-05:00');
  const state = callbackState(aClock(receivedAt, receivedAt + minutes(5)), receivedAt + minutes(6));
  expect(state).toEqual({ kind: 'kept', tookMs: 0 });
});

const wednesday = at('2026-11-25T22:00:00-05:00');
const closed = { kind: 'closed', id: 'c', from: '2026-11-26', to: '2026-11-26', reason: '' } as const;

test('over a closed day the clock waits for the next opening, and so do the reminders', () => {
  const calendar = { hours: floridaHours, exceptions: [closed] };
  const friday = at('2026-11-27T07:00:00-05:00');
  for (const receivedAt of [wednesday, wednesday + minutes(12 * 60)]) {
    expect(callbackClockStartsAt(receivedAt, calendar)).toBe(friday);
    expect(callbackDueAt(receivedAt, calendar)).toBe(friday + minutes(15));
    expect(listRemindersAt(receivedAt, calendar)).toEqual([friday + minutes(5), friday + minutes(10)]);
  }
});

test('in a region we are away from it starts when we are back, elsewhere at once', () => {
  const untilMs = noon + minutes(60);
  const away: OpeningException = {
    kind: 'away',
    id: 'a',
    regions: ['broward-county'],
    fromMs: noon,
    untilMs,
    reason: 'Flood',
  };
  const calendar = { hours: floridaHours, exceptions: [away] };
  expect(callbackDueAt(noon, calendar, 'broward-county')).toBe(untilMs + minutes(15));
  expect(callbackDueAt(noon, calendar, 'miami-dade')).toBe(noon + minutes(15));
  expect(callbackDueAt(noon, calendar)).toBe(noon + minutes(15));
});
