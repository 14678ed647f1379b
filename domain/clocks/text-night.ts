import { wallTimeAt } from './wall-time.ts';

/** From 8 PM to 8 AM nobody is texted about a visit that is not under way. */
const [fromHour, untilHour] = [20, 8];

export function isTextNight(instantMs: number, timeZone: string): boolean {
  const { hour } = wallTimeAt(instantMs, timeZone);
  return hour >= fromHour || hour < untilHour;
}
