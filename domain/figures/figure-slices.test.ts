import { expect, test } from 'vitest';
import { joinSlices, type FigureSlice } from './figure-slices.ts';

const none = {
  leads: 0,
  called: 0,
  kept: 0,
  late: 0,
  ...{ reached: 0, booked: 0, visited: 0, done: 0, erased: 0, unreached: 0 },
  notOurs: 0,
  spam: 0,
  withPhoto: 0,
  withSign: 0,
  canceled: 0,
};

function aSlice(seconds: readonly number[], changes: Partial<FigureSlice> = {}): FigureSlice {
  const callTimes = seconds.map((time) => ({ seconds: time, calls: 1 }));
  return { fromMs: 0, untilMs: 1, ...none, called: seconds.length, callTimes, ...changes };
}

test('without leads there is nothing owed and no median', () => {
  expect(joinSlices([])).toMatchObject({ leads: 0, medianMs: null, owed: 0, kept: 0 });
});

test('the median of two spans is that of all their calls, between the two in the middle', () => {
  expect(joinSlices([aSlice([240, 1800]), aSlice([1200, 960])])).toMatchObject({ medianMs: 1_080_000 });
  expect(joinSlices([aSlice([60, 60, 60]), aSlice([600, 3600])])).toMatchObject({ medianMs: 60_000 });
});

test('owed are the calls that were made and those that are overdue', () => {
  const slices = [
    aSlice([60], { leads: 3, kept: 1, late: 2 }),
    aSlice([], { leads: 2, notOurs: 1, spam: 1 }),
  ];
  expect(joinSlices(slices)).toMatchObject({ leads: 5, owed: 3, kept: 1, notOurs: 1, spam: 1 });
});
