// What a page says of this minute, in the words of its language. Elements name these texts with site/elements/TodayText.tsx.
import type { Language } from '#content/language.ts';
import type { TodayWords } from '#content/words/shell/today-words.ts';
import { formatHour, lowerAmPm } from '#domain/clocks/clock-text.ts';
import { dateFormat } from '#domain/words/kept-formats.ts';
import { localeOf } from '#domain/words/wording.ts';
import type { DayHours } from './opening-days.ts';
import type { TodayTextName } from './page-today-shape.ts';
import type { Today } from './today.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A time without its day is understood for so long: from an evening to the next morning. */
const plainTimeMs = 14 * hourMs;
const weekdayMs = 6 * dayMs;

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (match, name: string) => String(values[name] ?? match));
}

/** Writes instants as people say them: "7 am", "Friday", "December 7". */
function timeWriter({ now, timeZone }: Today, language: Language) {
  const write = (ms: number, style: Intl.DateTimeFormatOptions) =>
    dateFormat(localeOf(language), { timeZone, ...style }).format(ms);
  const time = (ms: number) =>
    lowerAmPm(write(ms, { hour: 'numeric', minute: '2-digit' }).replace(':00', ''));
  const day = (ms: number) =>
    write(ms, ms < now + weekdayMs ? { weekday: 'long' } : { month: 'long', day: 'numeric' });
  return {
    time,
    day,
    /** In the first text when it is soon, else in the second, which names the day. */
    say: (ms: number, soon: string, later: string) =>
      fill(ms < now + plainTimeMs ? soon : later, { time: time(ms), day: day(ms) }),
    hour: (hour: number) => formatHour(hour, language),
  };
}

/** Whether there is more to no visits today than the hour: then nothing is counted down. */
export function isSameDayOff({ now, sameDay }: Today): boolean {
  return !sameDay.isOffered && (sameDay.reason !== undefined || sameDay.cutoffAt > now + dayMs);
}

/**
 * The text of each name at the instant of an answer, on pages of a region or of none; the words have their standing facts
 * filled in. "opens" and "closes" are the hours until further notice, for texts that name them in passing.
 */
export function todayTexts(
  today: Today,
  words: TodayWords,
  language: Language,
  region?: string,
): Readonly<Record<Exclude<TodayTextName, 'nextWindow'>, string>> {
  const { now, isOpen, closesAt, opensNextAt, promise, sameDay, closedToday, todayHours, lastingHours } =
    today;
  const write = timeWriter(today, language);
  const span = ({ opensAtHour, closesAtHour }: DayHours) =>
    fill(words.span, { from: write.hour(opensAtHour), to: write.hour(closesAtHour) });
  const away = today.away.find((own) => own.region === region);
  const isAtOnce = promise.kind === 'minutes';
  const values = {
    at: write.say(isAtOnce ? now : promise.at, words.atTime, words.atDay),
    opensNext: write.say(opensNextAt, words.atTime, words.atDay),
    until: write.say(
      away?.untilMs ?? (isOpen && closesAt !== null ? closesAt : opensNextAt),
      words.untilTime,
      words.untilDay,
    ),
    reason: closedToday?.reason ?? '',
    awayReason: away?.reason ?? '',
    span: span(todayHours ?? lastingHours),
    closedAt: write.time(closesAt ?? now),
    day: write.day(sameDay.cutoffAt),
    by: write.time(sameDay.cutoffAt),
  };
  const state = away ? 'away' : isOpen ? 'open' : closedToday ? 'holiday' : 'closed';
  const promised = isAtOnce ? 'open' : away ? 'away' : 'closed';
  const isJustClosed =
    promised === 'closed' &&
    closesAt !== null &&
    closesAt <= now &&
    now < closesAt + today.callbackMinutes * minuteMs;
  const isUsual =
    todayHours?.opensAtHour === lastingHours.opensAtHour &&
    todayHours.closesAtHour === lastingHours.closesAtHour;
  const say = (text: string) => fill(text, values);
  return {
    now: say(words.now[state]),
    promise: say(words.promise[promised]),
    callback: say(isAtOnce ? words.callback.open : words.callback.closed),
    hours: say(closedToday ? words.hours.holiday : isUsual ? words.hours.lasting : words.hours.today),
    email: say(isOpen ? words.email.open : words.email.closed),
    thanks: say(isJustClosed ? words.thanks.justClosed : words.promise[promised]),
    sameDay: say(words.sameDay[isSameDayOff(today) ? 'off' : sameDay.isOffered ? 'open' : 'over']),
    ask: say(sameDay.isOffered ? words.ask.open : words.ask.over),
    opens: write.hour(lastingHours.opensAtHour),
    closes: write.hour(lastingHours.closesAtHour),
  };
}
