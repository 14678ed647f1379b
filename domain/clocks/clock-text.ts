// Durations and times of day as the clock of the call board shows them.
import { easternZone } from './eastern-time.ts';

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

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeZone: easternZone, timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: easternZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Time of day in Florida: "2:41 PM". */
export function formatTime(instantMs: number): string {
  return timeOfDay.format(instantMs);
}

/** Day and time in Florida: "Jun 10, 2:41 PM". */
export function formatDayTime(instantMs: number): string {
  return dayAndTime.format(instantMs);
}
