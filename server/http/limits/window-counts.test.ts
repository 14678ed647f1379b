import { expect, test } from 'vitest';
import { createWindowCounts } from './window-counts.ts';

function aClock(at = 1_000_000) {
  return { now: () => at, pass: (ms: number) => void (at += ms) };
}

test('a key is counted for a minute, then anew', () => {
  const { now, pass } = aClock();
  const counts = createWindowCounts(now);
  expect([counts.add('a'), counts.add('a'), counts.add('b')]).toEqual([1, 2, 1]);
  pass(59_999);
  expect([counts.add('a'), counts.secondsLeft()]).toEqual([3, 1]);
  pass(1);
  expect([counts.add('a'), counts.secondsLeft()]).toEqual([1, 60]);
});

test('a clock that jumps, forward or back, holds nobody', () => {
  const { now, pass } = aClock();
  const counts = createWindowCounts(now);
  counts.add('a');
  pass(-86_400_000);
  expect([counts.add('a'), counts.secondsLeft()]).toEqual([1, 60]);
  pass(86_400_000);
  expect([counts.add('a'), counts.secondsLeft()]).toEqual([1, 60]);
});

test('a million addresses take no more room than the bound, and do not push out the one that floods meanwhile', () => {
  const counts = createWindowCounts(() => 0, 1000);
  let flooding = 0;
  for (let place = 0; place < 1_000_000; place += 1) {
    counts.add(`address ${place}`);
    if (place % 100 === 0) flooding = counts.add('flooding');
  }
  expect(counts.size()).toBe(1000);
  expect(flooding).toBe(10_000);
});
