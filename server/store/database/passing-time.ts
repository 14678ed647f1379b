// Alone, because both engines and the spool wait by it.
import { setTimeout as wait } from 'node:timers/promises';

/** Time as it passes, for who waits. Tests let it pass themselves. */
export type PassingTime = {
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsedMs: () => number;
  /** Rejects at once when the signal is given. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>;
};

export const realTime: PassingTime = {
  elapsedMs: () => performance.now(),
  pause: (ms, signal) => wait(ms, undefined, signal && { signal }),
};
