// What the clock of a row says.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { callbackState } from '#domain/clocks/callback-clock.ts';
import { formatClock, formatTime, formatWeekdayTime } from '#domain/clocks/clock-text.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { calledAgainStates } from '#domain/leads/lead.ts';
import { fillText } from '#domain/words/wording.ts';

export type ClockFace = {
  readonly tone: 'scheduled' | 'waiting' | 'soon' | 'late' | 'kept' | 'missed' | 'none';
  /** A word before the figure, or after it; one of them may be empty. */
  readonly before: string;
  readonly time: string;
  readonly after: string;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** With so little left the clock turns amber. */
const soonMs = 5 * minuteMs;
/** From here on days say it sooner. */
const longMs = 48 * hourMs;
/** A time of day further off than this needs its day. */
const nearMs = 12 * hourMs;

/** "9:41" under an hour, "3 h 05" under two days, "41 days". */
function formatSpan(spanMs: number, { clock }: BoardWords['work']): string {
  if (spanMs < hourMs) return formatClock(spanMs);
  const hours = Math.floor(spanMs / hourMs);
  if (spanMs >= longMs) return fillText(clock.days, { days: String(Math.floor(hours / 24)) });
  const rest = String(Math.floor(spanMs / minuteMs) % 60).padStart(2, '0');
  return fillText(clock.hours, { count: String(hours), rest });
}

function formatAt(at: number, now: number, timeZone: string): string {
  return at - now < nearMs ? formatTime(at, timeZone) : formatWeekdayTime(at, timeZone);
}

const isOwed = ({ state }: BoardLead) => calledAgainStates.some((one) => one === state);

/** The clock of a lead at the server's time `now`. */
export function clockFaceOf(
  lead: BoardLead,
  now: number,
  words: BoardWords,
  { timeZone }: ServiceHours,
): ClockFace {
  const { clockStartsAt, dueAt, calledAt, state, followUpAt, mergedInto } = lead;
  const { clock } = words.work;
  // The request it was merged into has the clock.
  const isMerged = mergedInto !== null;
  if (!isMerged && isOwed(lead) && followUpAt !== null) {
    if (followUpAt > now)
      return { tone: 'scheduled', before: clock.again, time: formatAt(followUpAt, now, timeZone), after: '' };
    return { tone: 'soon', before: clock.due, time: formatSpan(now - followUpAt, words.work), after: '' };
  }
  if (calledAt === null && (isMerged || state !== 'open'))
    return { tone: 'none', before: words.clock.none, time: '–', after: '' };
  const callback = callbackState({ clockStartsAt, dueAt, calledAt: calledAt ?? undefined }, now);
  switch (callback.kind) {
    case 'scheduled': {
      const time = formatAt(clockStartsAt, now, timeZone);
      return { tone: 'scheduled', before: clock.from, time, after: '' };
    }
    case 'waiting': {
      const tone = callback.leftMs <= soonMs ? 'soon' : 'waiting';
      return { tone, before: '', time: formatSpan(callback.leftMs, words.work), after: clock.left };
    }
    case 'late':
      return { tone: 'late', before: clock.late, time: formatSpan(callback.overMs, words.work), after: '' };
    case 'kept':
    case 'missed': {
      const time = formatSpan(callback.tookMs, words.work);
      return { tone: callback.kind, before: words.clock[callback.kind], time, after: '' };
    }
  }
}
