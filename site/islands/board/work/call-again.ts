// Times at which a customer is likely to be called again.
import { instantOfHour } from '#domain/clocks/wall-time.ts';
import { addDays, instantOn, localDateAt } from '#domain/opening/local-date.ts';
import { isOpenAt, nextOpening } from '#domain/opening/open-times.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';

export type CallAgain = {
  readonly kind: 'minutes' | 'hour' | 'today' | 'tomorrow' | 'day';
  readonly minutes?: number;
  readonly at: number;
};

const minuteMs = 60_000;
const soonMinutes = 15;
/** Of an afternoon and of a morning, when people pick up. */
const afternoonHour = 17;
const afterOpeningMs = 120 * minuteMs;

/** Those at which we are open, the soonest first: in 15 minutes, in an hour, at 5 pm, when we open next, and two hours later. */
export function listCallAgain(now: number, calendar: OpeningCalendar): readonly CallAgain[] {
  const { timeZone } = calendar.hours;
  const today = localDateAt(now, timeZone);
  const soon: readonly CallAgain[] = [
    { kind: 'minutes', minutes: soonMinutes, at: now + soonMinutes * minuteMs },
    { kind: 'hour', at: now + 60 * minuteMs },
    { kind: 'today', at: instantOn(today, afternoonHour, timeZone) },
  ];
  const opening = nextOpening(calendar, now);
  const day = localDateAt(opening, timeZone);
  // Before opening, the next morning is still today's; before a closed day, it is that of another.
  const kind = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'day';
  const mornings = [opening, opening + afterOpeningMs].map((at): CallAgain => ({ kind, at }));
  const later = soon.filter(({ kind: when, at }) => when !== 'today' || at > now + 75 * minuteMs);
  const all = [...later, ...mornings].filter(({ at }) => isOpenAt(calendar, at));
  const times = new Map(all.map((choice) => [choice.at, choice]));
  return [...times.values()].toSorted((one, other) => one.at - other.at);
}

/** What `<input type="datetime-local">` says, in the company's zone; undefined if it is no time. */
export function parseLocalTime(text: string, timeZone: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return instantOfHour({ year, month, day, hour, minute }, hour, timeZone) + minute * minuteMs;
}
