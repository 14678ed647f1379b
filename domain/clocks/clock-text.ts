// Durations and times of day as the clock of the call board shows them.
import type { Language } from '#content/language.ts';
import { dateFormat } from '#domain/words/kept-formats.ts';
import { localeOf } from '#domain/words/wording.ts';

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** "9:41", "0:05", "1:02:33". Broken seconds are not counted. */
export function formatClock(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = two(seconds % 60);
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${two(minutes)}:${tail}`;
}

type Style = 'time' | 'weekday and time' | 'day and time' | 'day';

const styles = {
  time: { timeStyle: 'short' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  'weekday and time': { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  'day and time': { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<Style, Intl.DateTimeFormatOptions>;

/**
 * The time of day a format has written, with "am" and "pm" as all our words have them. Since 2022 Unicode's data has a narrow
 * no-break space before them; a plain one is right in mail, too.
 */
export function lowerAmPm(time: string): string {
  return time.replace(/\s[AP]M$/u, (half) => ` ${half.trim().toLowerCase()}`);
}

function format(instantMs: number, style: Style, timeZone: string): string {
  return lowerAmPm(dateFormat('en-US', { timeZone, ...styles[style] }).format(instantMs));
}

/** A full hour of the day, 24 being midnight: 16 is "4 pm". */
export function formatHour(hour: number, language: Language): string {
  const style = { hour: 'numeric', timeZone: 'UTC' } as const;
  return lowerAmPm(dateFormat(localeOf(language), style).format(Date.UTC(2000, 0, 1, hour)));
}

/** Time of day in a zone: "2:41 pm". */
export function formatTime(instantMs: number, timeZone: string): string {
  return format(instantMs, 'time', timeZone);
}

/** Day of the week and time in a zone: "Wed 2:41 pm". */
export function formatWeekdayTime(instantMs: number, timeZone: string): string {
  return format(instantMs, 'weekday and time', timeZone);
}

/** Day and time in a zone: "Jun 10, 2:41 pm". */
export function formatDayTime(instantMs: number, timeZone: string): string {
  return format(instantMs, 'day and time', timeZone);
}

/** The day in a zone: "Friday, November 27". */
export function formatWeekday(instantMs: number, timeZone: string): string {
  return format(instantMs, 'day', timeZone);
}
