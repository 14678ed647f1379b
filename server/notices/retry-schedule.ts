// When a notice that could not be sent is tried again.
import { dayMs, hourMs, minuteMs } from '#domain/clocks/durations.ts';

const secondMs = 1000;

/**
 * Waits between attempts: quick ones inside the promise of fifteen minutes, then a tail of three days for a receiver
 * that is down over a weekend (the tail is that of Standard Webhooks 1.0). 75 hours and 48 minutes in all.
 */
export const retryDelaysMs = [
  5 * secondMs,
  15 * secondMs,
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  4 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  dayMs,
] as const;

/** At most a fifth longer, so that notices that failed together do not come back together. */
const mostJitter = 0.2;

export type FailedAttempt = {
  /** 1 for the first. */
  readonly attempt: number;
  readonly now: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** What the receiver asked for, if it did. */
  readonly retryAfterMs?: number;
};

/** When to try again; undefined when all attempts are used up. */
export function nextAttemptAt({ attempt, now, chance, retryAfterMs = 0 }: FailedAttempt): number | undefined {
  const delayMs = retryDelaysMs[attempt - 1];
  if (delayMs === undefined) return undefined;
  const asked = Math.min(retryAfterMs, dayMs);
  return now + Math.round(Math.max(delayMs, asked) * (1 + mostJitter * chance));
}
