// Why an action on a lead was refused: how the lead is now, and what others did with it meanwhile.
import * as z from 'zod/mini';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { leadRefusal, type BoardLead, type UnseenEvent } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';

/** The lead as it is now, and the last of what others did, as far as the answer tells. */
export function readRefusal(answer: unknown): {
  readonly lead: BoardLead | undefined;
  readonly since: UnseenEvent | undefined;
} {
  const refusal = leadRefusal.safeParse(answer).data;
  return { lead: refusal?.lead ?? undefined, since: refusal?.since.at(-1) };
}

const said = z.object({ sentence: z.string() });

/** What stands in the way, as the server says it; undefined where it leaves that to the board. */
export function sentenceOf(answer: unknown): string | undefined {
  return said.safeParse(answer).data?.sentence;
}

/** "Customer, 12:04 pm: Canceled by customer" */
export function sinceText(
  { at, outcome, operator, note }: UnseenEvent,
  words: BoardWords,
  timeZone: string,
): string {
  const said = note === '' ? words.actions[outcome] : note;
  return fillText(words.work.said.since, { operator, time: formatTime(at, timeZone), said });
}

/** What is sent with an action: the lead as it was shown, so that the server refuses what rests on less. */
export function seenOf({ state, events }: Pick<BoardLead, 'state' | 'events'>) {
  return { seenState: state, seenEvents: events };
}
