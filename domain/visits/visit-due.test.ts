import { expect, test } from 'vitest';
import { dueOf } from './visit-due.ts';
import { windowFrom, type Visit } from './visit.ts';

const timeZone = 'America/New_York';
const visit = { state: 'set', date: '2026-06-11', window: windowFrom(9), technicianId: null } as const;
/** Of that day, in summer time. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 5, 11, hour + 4, minute);
const due = (changes: Partial<Visit>, now: number) => dueOf({ ...visit, ...changes }, now, timeZone);

test('a visit that nobody settled is over with its window, whoever was to go; who is on the way has until midnight', () => {
  for (const technicianId of [null, 'ben']) {
    expect(due({ technicianId, state: 'moved' }, at(11))).toBe('over');
    expect(due({ technicianId, state: 'on-the-way' }, at(11))).toBeUndefined();
    expect(due({ technicianId, state: 'on-the-way' }, at(24))).toBe('over');
    expect(due({ technicianId, state: 'done' }, at(24))).toBeUndefined();
  }
});

test('that nobody is named is due from an hour before it begins', () => {
  expect(due({}, at(7, 59))).toBeUndefined();
  expect(due({}, at(8))).toBe('unassigned');
  expect(due({}, at(10, 59))).toBe('unassigned');
  expect(due({ technicianId: 'ben' }, at(10, 59))).toBeUndefined();
  expect(due({ state: 'canceled' }, at(10))).toBeUndefined();
});
