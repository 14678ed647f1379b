import { instantOn } from '#domain/opening/local-date.ts';
import type { Visit } from './visit.ts';

const hourMs = 60 * 60_000;

/** Whether the window of a visit begins so much later that an action on the way there is likely a slip. */
export function isEarly(
  { date, window }: Pick<Visit, 'date' | 'window'>,
  now: number,
  timeZone: string,
): boolean {
  return instantOn(date, window.fromHour, timeZone) - now > hourMs;
}
