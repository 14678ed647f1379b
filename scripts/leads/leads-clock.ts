import { wallTimeAt } from '#domain/clocks/wall-time.ts';
import type { ClockStore } from '#server/store/records/clock/clock-store.ts';

/**
 * Believes this machine's clock from now on, if a person says what day it is and the clock agrees: a wrong clock that was
 * confirmed unseen would erase what is not old.
 */
export async function confirmTime(
  store: Pick<ClockStore, 'confirmTime'>,
  today: string,
  now: number,
  timeZone: string,
): Promise<{ readonly text: string; readonly exitCode: 0 | 1 }> {
  const { year, month, day, hour, minute } = wallTimeAt(now, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  const shown = `${year}-${two(month)}-${two(day)}`;
  const time = `${shown} ${two(hour)}:${two(minute)} in ${timeZone}`;
  if (today !== shown)
    return { text: `The clock of this machine says ${time}, not ${today}. Set it first.`, exitCode: 1 };
  await store.confirmTime(now);
  return { text: `The clock is confirmed: ${time}. Old leads are erased again.`, exitCode: 0 };
}
