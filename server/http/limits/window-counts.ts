// How often each key came up in the running minute, or another window of time. Its memory has a bound: whoever comes from ever new addresses only
// pushes out the counts of those who have been quiet longest.
import { minuteMs } from '#domain/clocks/durations.ts';

/** A key and its count take some 120 bytes: 5 MB. */
export const mostKeys = 40_000;

export type WindowCounts = {
  /** Counts the key once more; how often it has come up by now. */
  readonly add: (key: string) => number;
  /** Whole seconds until counting starts anew, at least one. */
  readonly secondsLeft: () => number;
  /** How many keys are remembered. */
  readonly size: () => number;
};

/** Starts counting. `now` in milliseconds since 1970; a clock that jumps starts a new window. */
export function createWindowCounts(now: () => number, bound = mostKeys, windowMs = minuteMs): WindowCounts {
  const counts = new Map<string, number>();
  let startedAt = now();
  function startAnewWhenOver(): void {
    const age = now() - startedAt;
    if (age >= 0 && age < windowMs) return;
    counts.clear();
    startedAt = now();
  }
  function dropQuietest(): void {
    for (const key of counts.keys()) {
      counts.delete(key);
      return;
    }
  }
  return {
    add(key) {
      startAnewWhenOver();
      const count = (counts.get(key) ?? 0) + 1;
      // Deleted first, so that the map's first key is the one that was quiet longest.
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > bound) dropQuietest();
      return count;
    },
    secondsLeft: () => Math.max(1, Math.ceil((startedAt + windowMs - now()) / 1000)),
    size: () => counts.size,
  };
}
