// POST /api/board/leads/ID/marks: what an operator did with a lead.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { followUpStates, leadStates } from '#domain/leads/lead.ts';
import { listFollowUpNotices } from '#server/store/records/notices/follow-up-notices.ts';
import { readJson } from '#server/http/board/read-json.ts';
import { answerMarked } from './answer-marked.ts';
import type { DeskParts } from './desk-parts.ts';
import { aNote, pressId, seenLead, seenOf } from './press-shapes.ts';

const mark = z
  .object({
    id: pressId,
    outcome: z.enum([...leadStates, 'note', 'calling']),
    note: aNote.default(''),
    followUpAt: z.int().positive().optional(),
    ...seenLead,
    takesOver: z.boolean().optional(),
  })
  .refine(({ outcome, note }) => outcome !== 'note' || note !== '')
  .refine(
    ({ outcome, followUpAt }) =>
      followUpAt === undefined || followUpStates.some((state) => state === outcome),
  );

type Mark = z.output<typeof mark>;

/** Nobody plans a call further ahead. */
const furthestMs = 366 * 24 * 60 * 60_000;
/** Who was not reached, and no time was said for: the next try is owed in an hour. */
const usualPauseMs = 60 * 60_000;

/** When they are to be called again. A time that is just past, by another clock, is now. */
function followUpOf({ outcome, followUpAt }: Mark, now: number): number | undefined {
  if (followUpAt !== undefined) return Math.min(Math.max(followUpAt, now), now + furthestMs);
  return outcome === 'no-answer' ? now + usualPauseMs : undefined;
}

/** Answers as `answerMarked` does; 413, 415, 422 if the body is not a mark. */
export async function answerMark(
  incoming: IncomingMessage,
  leadId: string,
  operator: string,
  parts: DeskParts,
): Promise<Response> {
  const reading = await readJson(incoming, mark);
  if (reading.kind !== 'read') return reading.answer;
  const { id, outcome, note, takesOver } = reading.value;
  const at = parts.now();
  const followUpAt = followUpOf(reading.value, at);
  const calendar = parts.opening.calendar();
  const notices =
    followUpAt === undefined ? [] : listFollowUpNotices(followUpAt, parts.notices, calendar, parts.newId);
  const seen = seenOf(reading.value);
  const press = { id, leadId, outcome, note, operator, at };
  const marked = await parts.store.markLead({ ...press, followUpAt, notices, seen, takesOver });
  if (marked.kind === 'marked') parts.log('info', 'lead marked', { leadId, kind: outcome });
  else parts.log('info', 'mark refused', { leadId, kind: marked.kind });
  return answerMarked(marked, leadId, parts, { operator, seen });
}
