import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';
import { expect, test, vi } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

test('while the store cannot be reached nothing may be erased, and that is said once', async () => {
  const lines: unknown[] = [];
  const store = aStoreThatFails(new Error('Canary McWhistle'));
  const { mayErase } = createClockWatch({ store, now: () => 0, log: (...line) => void lines.push(line[1]) });
  for (let looks = 0; looks < 10; looks += 1) expect(await mayErase()).toBe(false);
  expect(lines).toEqual(['clock not noted']);
});

test('a clock that is set back is looked at within a second, and otherwise once a minute', async () => {
  vi.useFakeTimers({ now: 10_000_000 });
  const looks: number[] = [];
  const store = {
    noteTime(now: number) {
      looks.push(now);
      return Promise.resolve({ isDoubted: false, seenAt: now });
    },
  };
  const end = createClockWatch({ store, now: Date.now, log: () => undefined }).start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(looks).toHaveLength(1);
  vi.setSystemTime(5_000_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toEqual([10_000_000, 5_001_000]);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(looks).toHaveLength(5);
  end();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(looks).toHaveLength(5);
  vi.useRealTimers();
});
