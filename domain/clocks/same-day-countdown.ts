// How long a request can still become a visit today. Small on purpose: it runs in the browser on every page.
import { instantOfHour, wallTimeAt } from './eastern-time.ts';

/** Local hour until which same-day visits are promised. Source: specification, section 9 (cutoff 16:00). */
export const sameDayCutoffHour = 16;

export type Countdown = { readonly hours: number; readonly minutes: number; readonly isToday: boolean };

/** Hours and whole minutes until the next 16:00 in Florida. At 16:00 sharp it already counts to the next day's. */
export function sameDayCountdown(nowMs: number): Countdown {
  const today = wallTimeAt(nowMs);
  const isToday = today.hour < sameDayCutoffHour;
  const target = instantOfHour(today, sameDayCutoffHour, isToday ? 0 : 1);
  const minutesLeft = Math.ceil((target - nowMs) / 60_000);
  return { hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60, isToday };
}
