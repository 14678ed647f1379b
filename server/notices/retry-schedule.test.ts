import { expect, test } from 'vitest';
import { nextAttemptAt, retryDelaysMs } from './retry-schedule.ts';

const total = (delays: readonly number[]) => delays.reduce((sum, delay) => sum + delay, 0);

test('six retries fit inside eight minutes, and all of them last for seventy-five hours', () => {
  expect(total(retryDelaysMs.slice(0, 6))).toBeLessThanOrEqual(8 * 60_000);
  expect(total(retryDelaysMs)).toBeGreaterThanOrEqual(75 * 3_600_000);
});

test('chance makes a wait longer by a fifth at most', () => {
  expect(nextAttemptAt({ attempt: 1, now: 1000, chance: 0 })).toBe(6000);
  expect(nextAttemptAt({ attempt: 1, now: 1000, chance: 1 })).toBe(7000);
});

test('a receiver that asks for patience gets it, within a day', () => {
  expect(nextAttemptAt({ attempt: 1, now: 0, chance: 0, retryAfterMs: 60_000 })).toBe(60_000);
  expect(nextAttemptAt({ attempt: 1, now: 0, chance: 0, retryAfterMs: 1e12 })).toBe(24 * 3_600_000);
  expect(nextAttemptAt({ attempt: 4, now: 0, chance: 0, retryAfterMs: 1000 })).toBe(60_000);
});

test('after the last wait there is no more', () => {
  expect(nextAttemptAt({ attempt: retryDelaysMs.length, now: 0, chance: 0 })).toBe(86_400_000);
  expect(nextAttemptAt({ attempt: retryDelaysMs.length + 1, now: 0, chance: 0 })).toBeUndefined();
});
