// A notice in plain words: what it says to whom on which channel, and its state.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { answerText } from './answer-text.ts';
import { fillText } from '#domain/words/wording.ts';

function named(names: Readonly<Record<string, string>>, name: string): string {
  return names[name] ?? name;
}

const toCustomer = ['acknowledgement', 'visit', 'on-the-way'];

/** "New request: to staff, by email". */
export function noticeTitle({ kind, channel }: BoardNotice, { notices }: BoardWords): string {
  return fillText(notices.title, {
    what: named(notices.whats, kind),
    who: toCustomer.includes(kind) ? notices.customer : notices.staff,
    channel: named(notices.channels, channel),
  });
}

/** "Did not get through. Next try Jun 10, 2:41 pm", or why it is held back. */
export function noticeState(
  { state, nextAt, lastCode }: BoardNotice,
  { notices, answers }: BoardWords,
  timeZone: string,
): string {
  return fillText(named(notices.states, state), {
    time: formatDayTime(nextAt, timeZone),
    reason: answerText({ code: lastCode ?? '', fields: {} }, answers),
  });
}
