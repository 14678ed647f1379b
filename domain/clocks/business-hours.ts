// The hours of visits and of the call-back clock, daily. Source: specification, section 9 (07:00 to 21:00 in Florida).
import type { ServiceHours } from './service-hours.ts';
import { instantOfHour, wallTimeAt } from './wall-time.ts';

export type OpenHours = Pick<ServiceHours, 'timeZone' | 'opensAtHour' | 'closesAtHour'>;

/** Whether the office is open: from the opening hour (included) to the closing hour (excluded). */
export function isOpenAt(instantMs: number, hours: OpenHours): boolean {
  const { hour } = wallTimeAt(instantMs, hours.timeZone);
  return hour >= hours.opensAtHour && hour < hours.closesAtHour;
}

/** The instant the office opens next; the same instant while it is open. */
export function openFrom(instantMs: number, hours: OpenHours): number {
  if (isOpenAt(instantMs, hours)) return instantMs;
  const today = wallTimeAt(instantMs, hours.timeZone);
  const daysLater = today.hour < hours.opensAtHour ? 0 : 1;
  return instantOfHour(today, hours.opensAtHour, hours.timeZone, daysLater);
}
