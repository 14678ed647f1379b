// Why a press on a lead was refused: how the lead is now, and what others did with it meanwhile.
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import type { BoardLead, UnseenEvent } from '#domain/leads/board-lead.ts';
import { eventOutcomes } from '#domain/leads/lead.ts';
import { fillText } from '#domain/words/wording.ts';
import * as z from 'zod/mini';
import { parseBoardLead } from './board-answers.ts';

const text = z.string();
const withLead = z.looseObject({ lead: z.looseObject({ id: text }) });
const withSince = z.looseObject({
  since: z.array(z.object({ at: z.number(), outcome: z.enum(eventOutcomes), operator: text, note: text })),
});

/** The lead as it is now, and the last of what others did, as far as the answer tells. */
export function readRefusal(answer: unknown): {
  readonly lead: BoardLead | undefined;
  readonly since: UnseenEvent | undefined;
} {
  const [lead, since] = [withLead.safeParse(answer), withSince.safeParse(answer)];
  return {
    lead: lead.success ? parseBoardLead(lead.data.lead) : undefined,
    since: since.data?.since.at(-1),
  };
}

/** "Customer, 12:04 PM: Canceled by the customer" */
export function sinceText(
  { at, outcome, operator, note }: UnseenEvent,
  words: BoardWords,
  timeZone: string,
): string {
  const said = note === '' ? words.actions[outcome] : note;
  return fillText(words.work.said.since, { operator, time: formatTime(at, timeZone), said });
}

/** What is sent with a press: the lead as it was shown, so that the server refuses what rests on less. */
export function seenOf({ state, events }: Pick<BoardLead, 'state' | 'events'>) {
  return { seenState: state, seenEvents: events };
}
