// The hours of visits and of the call-back clock: 07:00 to 21:00 in Florida, daily. Source: specification, section 9.
import { company } from '#content/company/company.ts';
import { instantOfHour, wallTimeAt } from './eastern-time.ts';

/** Whether the office is open: from 07:00 (included) to 21:00 (excluded). */
export function isOpenAt(instantMs: number): boolean {
  const { hour } = wallTimeAt(instantMs);
  return hour >= company.opensAtHour && hour < company.closesAtHour;
}

/** The instant the office opens next; the same instant while it is open. */
export function openFrom(instantMs: number): number {
  if (isOpenAt(instantMs)) return instantMs;
  const today = wallTimeAt(instantMs);
  return instantOfHour(today, company.opensAtHour, today.hour < company.opensAtHour ? 0 : 1);
}
