// How long a request can still become a visit today. Small on purpose: it runs in the browser on every page.
import type { ServiceHours } from './service-hours.ts';
import { instantOfHour, wallTimeAt } from './wall-time.ts';

export type SameDayRule = Pick<ServiceHours, 'timeZone' | 'sameDayCutoffHour'>;

export type Countdown = { readonly hours: number; readonly minutes: number; readonly isToday: boolean };

/**
 * Hours and whole minutes until the cut-off hour comes next in the company's zone. At the full hour it already counts to
 * the next day's. Source: specification, section 9 (16:00 in Florida).
 */
export function sameDayCountdown(nowMs: number, { timeZone, sameDayCutoffHour }: SameDayRule): Countdown {
  const today = wallTimeAt(nowMs, timeZone);
  const isToday = today.hour < sameDayCutoffHour;
  const target = instantOfHour(today, sameDayCutoffHour, timeZone, isToday ? 0 : 1);
  const minutesLeft = Math.ceil((target - nowMs) / 60_000);
  return { hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60, isToday };
}
