import { instantOfHour, wallTimeAt } from './wall-time.ts';

/** From 8 pm to 8 am nobody is texted about a visit that is not under way. */
const [fromHour, untilHour] = [20, 8];

export function isTextNight(instantMs: number, timeZone: string): boolean {
  const { hour } = wallTimeAt(instantMs, timeZone);
  return hour >= fromHour || hour < untilHour;
}

/** When a text about a visit goes that is due at an instant: then, or in the morning after the night. */
export function textGoesAt(instantMs: number, timeZone: string): number {
  if (!isTextNight(instantMs, timeZone)) return instantMs;
  const day = wallTimeAt(instantMs, timeZone);
  return instantOfHour(day, untilHour, timeZone, day.hour >= fromHour ? 1 : 0);
}
