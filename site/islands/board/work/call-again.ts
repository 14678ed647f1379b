// Times at which a customer is likely to be called again.
import { instantOfHour, wallTimeAt } from '#domain/clocks/wall-time.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';

export type CallAgain = {
  readonly kind: 'minutes' | 'hour' | 'today' | 'tomorrow';
  readonly minutes?: number;
  readonly at: number;
};

const minuteMs = 60_000;
const soonMinutes = 15;
/** Of an afternoon and of a morning, when people pick up. */
const afternoonHour = 17;
const afterOpeningHours = 2;

/** Those that lie in office hours, the soonest first: in 15 minutes, in an hour, at 5 PM, when we open, and two hours later. */
export function listCallAgain(
  now: number,
  { timeZone, opensAtHour, closesAtHour }: ServiceHours,
): readonly CallAgain[] {
  const today = wallTimeAt(now, timeZone);
  const hourToday = (hour: number) => instantOfHour(today, hour, timeZone);
  const isOpenAt = (at: number) => at >= hourToday(opensAtHour) && at < hourToday(closesAtHour);
  const soon: readonly CallAgain[] = [
    { kind: 'minutes', minutes: soonMinutes, at: now + soonMinutes * minuteMs },
    { kind: 'hour', at: now + 60 * minuteMs },
    { kind: 'today', at: hourToday(afternoonHour) },
  ];
  // Before opening, the next morning is still today's.
  const isEarly = now < hourToday(opensAtHour);
  const mornings = [opensAtHour, opensAtHour + afterOpeningHours].map((hour): CallAgain => ({
    kind: isEarly ? 'today' : 'tomorrow',
    at: instantOfHour(today, hour, timeZone, isEarly ? 0 : 1),
  }));
  const later = soon.filter(({ kind, at }) => isOpenAt(at) && (kind !== 'today' || at > now + 75 * minuteMs));
  return [...later, ...mornings].toSorted((one, other) => one.at - other.at);
}

/** What `<input type="datetime-local">` says, in the company's zone; undefined if it is no time. */
export function parseLocalTime(text: string, timeZone: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return instantOfHour({ year, month, day, hour, minute }, hour, timeZone) + minute * minuteMs;
}
