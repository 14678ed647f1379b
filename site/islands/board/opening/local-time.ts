// Day and time as a field shows them, by the company's clocks.
import { wallTimeAt } from '#domain/clocks/wall-time.ts';
import { instantOn, localDateAt } from '#domain/opening/local-date.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** An instant as a field for day and time shows it. */
export function writeLocalTime(instantMs: number, timeZone: string): string {
  const { hour, minute } = wallTimeAt(instantMs, timeZone);
  return `${localDateAt(instantMs, timeZone)}T${two(hour)}:${two(minute)}`;
}

/** The instant of such a field; not a number while it is not filled in. */
export function readLocalTime(text: string, timeZone: string): number {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/u.exec(text) ?? [];
  if (day === undefined) return Number.NaN;
  return instantOn(day, Number(hour), timeZone) + Number(minute) * 60_000;
}
