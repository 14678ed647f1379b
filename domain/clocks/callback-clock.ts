// The promise: a call within fifteen minutes. When it is due, and how it stands.
import { company } from '#content/company/company.ts';
import { openFrom } from './business-hours.ts';

const minuteMs = 60_000;

/** Minutes after the clock starts at which staff are reminded; the alarm comes when the promise is broken. */
export const reminderMinutes = [5, 10] as const;
export const alarmMinutes = company.callbackMinutes;

/** When the clock of a lead starts: at once in open hours, otherwise when the office opens. */
export function callbackClockStartsAt(receivedAtMs: number): number {
  return openFrom(receivedAtMs);
}

/**
 * When the call is due: fifteen minutes after the clock starts. A request of 20:59 is due at 21:14, for the
 * page promised fifteen minutes and somebody was there to read it.
 */
export function callbackDueAt(receivedAtMs: number): number {
  return callbackClockStartsAt(receivedAtMs) + company.callbackMinutes * minuteMs;
}

export type CallbackState =
  | { readonly kind: 'scheduled'; readonly startsInMs: number }
  | { readonly kind: 'waiting'; readonly leftMs: number }
  | { readonly kind: 'late'; readonly overMs: number }
  | { readonly kind: 'kept'; readonly tookMs: number }
  | { readonly kind: 'missed'; readonly tookMs: number };

export type CallbackFacts = { readonly receivedAt: number; readonly calledAt: number | undefined };

/** How the promise stands at an instant. Durations in milliseconds; `tookMs` counts from the start of the clock. */
export function callbackState({ receivedAt, calledAt }: CallbackFacts, nowMs: number): CallbackState {
  const startsAt = callbackClockStartsAt(receivedAt);
  const dueAt = callbackDueAt(receivedAt);
  if (calledAt !== undefined) {
    return { kind: calledAt <= dueAt ? 'kept' : 'missed', tookMs: Math.max(0, calledAt - startsAt) };
  }
  if (nowMs < startsAt) return { kind: 'scheduled', startsInMs: startsAt - nowMs };
  return nowMs <= dueAt
    ? { kind: 'waiting', leftMs: dueAt - nowMs }
    : { kind: 'late', overMs: nowMs - dueAt };
}
