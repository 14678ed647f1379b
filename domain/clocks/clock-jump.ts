// When the clock of the machine is not to be believed.
import { dayMs } from './durations.ts';

/** A clock that steps further than this is not believed. A store that was not opened for as long asks, too. */
export const furthestStepMs = 7 * dayMs;

/** Nothing was kept before this program was written; a machine whose battery is empty starts in 1970 or 2000. */
export const firstPossibleTimeMs = Date.UTC(2025, 0, 1);

/** Whether a clock that was last believed at `seenAt` cannot be believed at `now`. */
export function isClockJump(seenAt: number, now: number): boolean {
  return Math.abs(now - seenAt) > furthestStepMs;
}
