// POST /api/board/leads/ID/marks: what an operator did with a lead.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { boardLeadOf } from './board-leads.ts';
import type { BoardParts } from './board-parts.ts';
import { readJson } from './read-json.ts';

/** A note of the length of a lead's message. */
const longestNote = 2000;

const mark = z
  .object({
    /** Drawn by the board for each press, so that one sent twice counts once. */
    id: z.string().regex(/^[\w-]{8,100}$/),
    outcome: z.enum(['open', 'called', 'no-answer', 'booked', 'not-ours', 'note']),
    note: z
      .string()
      .max(longestNote)
      // PostgreSQL keeps no NUL, and nobody types the others.
      .transform((text) => text.replaceAll(/[^\P{Cc}\n]/gu, '').trim())
      .default(''),
  })
  .refine(({ outcome, note }) => outcome !== 'note' || note !== '');

type MarkParts = Pick<BoardParts, 'store' | 'now' | 'log'>;

/** 200 with the lead as it stands now; 404 if there is none; 413, 422 if the body is not a mark. */
export async function answerBoardMark(
  incoming: IncomingMessage,
  leadId: string,
  operator: string,
  { store, now, log }: MarkParts,
): Promise<Response> {
  const reading = await readJson(incoming, mark);
  if (reading.kind !== 'read') return reading.answer;
  const isMarked = await store.markLead({ ...reading.value, leadId, operator, at: now() });
  const lead = isMarked ? await store.findListedLead(leadId) : undefined;
  if (lead === undefined) return Response.json({ kind: 'not found' }, { status: 404 });
  log('info', 'lead marked', { leadId, kind: reading.value.outcome });
  return Response.json(boardLeadOf(lead, now()));
}
