// What the clock plate of a lead says.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { callbackState } from '#domain/clocks/callback-clock.ts';
import { formatClock, formatTime } from '#domain/clocks/clock-text.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';

export type ClockFace = {
  readonly tone: 'scheduled' | 'waiting' | 'late' | 'kept' | 'missed' | 'none';
  readonly label: string;
  readonly time: string;
};

/** The clock of a lead at the server's time `now`. */
export function clockFaceOf(
  lead: BoardLead,
  now: number,
  words: BoardWords,
  { timeZone }: ServiceHours,
): ClockFace {
  const { clockStartsAt, dueAt, calledAt, state } = lead;
  if (state === 'not-ours' && calledAt === null) return { tone: 'none', label: words.clock.none, time: '–' };
  const callback = callbackState({ clockStartsAt, dueAt, calledAt: calledAt ?? undefined }, now);
  const label = words.clock[callback.kind];
  if (callback.kind === 'scheduled')
    return { tone: callback.kind, label, time: formatTime(now + callback.startsInMs, timeZone) };
  if (callback.kind === 'waiting') return { tone: callback.kind, label, time: formatClock(callback.leftMs) };
  if (callback.kind === 'late') return { tone: callback.kind, label, time: formatClock(callback.overMs) };
  return { tone: callback.kind, label, time: formatClock(callback.tookMs) };
}
