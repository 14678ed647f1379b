// Days of the calendar as the company's clocks show them, written 'YYYY-MM-DD': such texts sort as the days do.
import { instantOfHour, wallTimeAt } from '#domain/clocks/wall-time.ts';

/** 'YYYY-MM-DD' in the company's zone. */
export type LocalDate = string;

const hourMs = 60 * 60_000;

function asUtc(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOfUtc(instantMs: number): LocalDate {
  return new Date(instantMs).toISOString().slice(0, 10);
}

/** Whether a text is a day there is: '2026-02-29' is none. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(asUtc(text)) && dateOfUtc(asUtc(text)) === text;
}

/** The day a zone's clocks show at an instant. */
export function localDateAt(instantMs: number, timeZone: string): LocalDate {
  const { year, month, day } = wallTimeAt(instantMs, timeZone);
  return dateOfUtc(Date.UTC(year, month - 1, day));
}

/** The day so many days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfUtc(asUtc(date) + days * 24 * hourMs);
}

/** How many days lie from one to the other; 0 is the same day. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((asUtc(to) - asUtc(from)) / (24 * hourMs));
}

/** Sunday is 0. */
export function weekdayOf(date: LocalDate): number {
  return new Date(asUtc(date)).getUTCDay();
}

/** The instant the clocks of a zone show this hour on that day, 24 being the next midnight. An hour the clocks leap over begins with the one after it. */
export function instantOn(date: LocalDate, hour: number, timeZone: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const instant = instantOfHour({ year, month, day, hour: 0, minute: 0 }, hour, timeZone);
  const shown = wallTimeAt(instant, timeZone).hour;
  return shown === hour % 24 ? instant : instant + hourMs;
}
