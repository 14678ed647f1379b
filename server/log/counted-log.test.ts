import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountedLog } from './counted-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('twenty thousand of a kind are two lines a minute, and another kind has its own', () => {
  const lines: unknown[] = [];
  const log = createCountedLog((...line) => void lines.push(line));
  for (let times = 0; times < 20_000; times += 1) log('warn', 'board refused', { kind: 'signed out' });
  log('warn', 'board refused', { kind: 'other site' });
  expect(lines).toEqual([
    ['warn', 'board refused', { kind: 'signed out' }],
    ['warn', 'board refused', { kind: 'other site' }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([['warn', 'board refused', { kind: 'signed out', count: 19_999 }]]);
  vi.advanceTimersByTime(600_000);
  log('warn', 'board refused', { kind: 'signed out' });
  expect(lines).toHaveLength(4);
});
