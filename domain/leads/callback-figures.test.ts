import { expect, test } from 'vitest';
import { callbackFigures, tally, type CallbackRecord } from './callback-figures.ts';

/** 12:00 in Florida. */
const noon = Date.UTC(2026, 5, 10, 16);
const minute = 60_000;

const clock = { receivedAt: noon, clockStartsAt: noon, dueAt: noon + 15 * minute };

function aCall(minutes: number | undefined, changes: Partial<CallbackRecord> = {}): CallbackRecord {
  const calledAt = minutes === undefined ? undefined : noon + minutes * minute;
  const state = minutes === undefined ? 'open' : 'called';
  return { ...clock, calledAt, state, zip: '33139', appliance: 'dryer', page: '/', ...changes };
}

test('without leads there is nothing owed and no median', () => {
  expect(callbackFigures([], noon)).toEqual({ leads: 0, medianMs: undefined, owed: 0, kept: 0 });
});

test('the median of calls is between the two in the middle, and one of three came in time', () => {
  const calls = [aCall(4), aCall(20), aCall(30), aCall(16)];
  expect(callbackFigures(calls, noon + 60 * minute)).toEqual({
    leads: 4,
    medianMs: 18 * minute,
    owed: 4,
    kept: 1,
  });
});

test('what was promised when a lead came counts, whatever the hours are by now', () => {
  const nightly = {
    receivedAt: noon,
    clockStartsAt: noon + 600 * minute,
    dueAt: noon + 640 * minute,
    calledAt: noon + 630 * minute,
  };
  const slower = aCall(35, { dueAt: noon + 40 * minute });
  const quicker = aCall(12, { dueAt: noon + 10 * minute });
  expect(callbackFigures([slower, quicker, aCall(35, nightly)], noon + 700 * minute)).toEqual({
    leads: 3,
    medianMs: 30 * minute,
    owed: 3,
    kept: 2,
  });
});

test('a call that is overdue counts as owed, one that is still due does not', () => {
  expect(callbackFigures([aCall(undefined)], noon + 15 * minute)).toMatchObject({
    owed: 0,
    kept: 0,
  });
  expect(callbackFigures([aCall(undefined)], noon + 16 * minute)).toMatchObject({
    owed: 1,
    kept: 0,
  });
});

test('a lead that is not ours is owed no call', () => {
  expect(callbackFigures([aCall(undefined, { state: 'not-ours' })], noon + 60 * minute)).toEqual({
    leads: 1,
    medianMs: undefined,
    owed: 0,
    kept: 0,
  });
});

test('names are counted, the most frequent first', () => {
  expect(tally(['b', 'a', 'b', 'c', 'a', 'b'], 2)).toEqual([
    { name: 'b', count: 3 },
    { name: 'a', count: 2 },
  ]);
});
