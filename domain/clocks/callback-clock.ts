// The promise: a call within the minutes the company states. When it is due, and whether it was kept.
import type { RegionSlug } from '#content/places/regions.ts';
import { servedFrom } from '#domain/opening/open-times.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';

const minuteMs = 60_000;

/** When the clock of a lead starts: at once in open hours, otherwise when the office opens, or is back in the lead's region. */
export function callbackClockStartsAt(
  receivedAtMs: number,
  calendar: OpeningCalendar,
  region?: RegionSlug,
): number {
  return servedFrom(calendar, receivedAtMs, region);
}

/**
 * When the call is due: so many minutes after the clock starts. A request that comes a minute before closing is due after
 * it, because the page promised the call and somebody was there to read it.
 */
export function callbackDueAt(receivedAtMs: number, calendar: OpeningCalendar, region?: RegionSlug): number {
  return callbackClockStartsAt(receivedAtMs, calendar, region) + calendar.hours.callbackMinutes * minuteMs;
}

/** When staff are reminded of a lead nobody called, in the order of the clock. */
export function listRemindersAt(
  receivedAtMs: number,
  calendar: OpeningCalendar,
  region?: RegionSlug,
): readonly number[] {
  const startsAt = callbackClockStartsAt(receivedAtMs, calendar, region);
  return calendar.hours.reminderMinutes.map((minutes) => startsAt + minutes * minuteMs);
}

export type CallbackState =
  | { readonly kind: 'scheduled'; readonly startsInMs: number }
  | { readonly kind: 'waiting'; readonly leftMs: number }
  | { readonly kind: 'late'; readonly overMs: number }
  | { readonly kind: 'kept'; readonly tookMs: number }
  | { readonly kind: 'missed'; readonly tookMs: number };

/** A lead's own clock, as it was kept when the lead came: what was promised then stays promised if hours change. */
export type CallbackFacts = {
  readonly clockStartsAt: number;
  readonly dueAt: number;
  readonly calledAt: number | undefined;
};

/** The state of the promise at an instant. Durations in milliseconds; `tookMs` counts from the start of the clock. */
export function callbackState(
  { clockStartsAt, dueAt, calledAt }: CallbackFacts,
  nowMs: number,
): CallbackState {
  if (calledAt !== undefined) {
    return { kind: calledAt <= dueAt ? 'kept' : 'missed', tookMs: Math.max(0, calledAt - clockStartsAt) };
  }
  if (nowMs < clockStartsAt) return { kind: 'scheduled', startsInMs: clockStartsAt - nowMs };
  return nowMs <= dueAt
    ? { kind: 'waiting', leftMs: dueAt - nowMs }
    : { kind: 'late', overMs: nowMs - dueAt };
}
