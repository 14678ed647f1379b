// POST /api/board/marks and /api/board/marks/undo: many leads marked at once as not ours, and that taken back.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { mostMarkedAtOnce, type BoardMarked } from '#domain/leads/board.ts';
import type { LeadsMark, LeadsMarked } from '#server/store/leads/kept-lead.ts';
import type { BoardParts } from './board-parts.ts';
import { readJson } from './read-json.ts';

const marks = z.object({
  /** Drawn by the board for each press, so that one sent twice counts once. */
  id: z.string().regex(/^[\w-]{8,100}$/),
  leadIds: z
    .array(z.string().regex(/^[\w-]{1,100}$/))
    .min(1)
    .max(mostMarkedAtOnce),
});

type MarksParts = Pick<BoardParts, 'store' | 'now' | 'log'>;

async function answer(
  incoming: IncomingMessage,
  operator: string,
  { now, log }: MarksParts,
  kind: string,
  work: (mark: LeadsMark) => Promise<LeadsMarked>,
): Promise<Response> {
  const reading = await readJson(incoming, marks);
  if (reading.kind !== 'read') return reading.answer;
  const marked = await work({ ...reading.value, operator, at: now() });
  log('info', 'leads marked', { kind, count: marked.changed.length });
  return Response.json(marked satisfies BoardMarked);
}

/** 200 with what became of each id; 413, 415, 422 if the body is not of that kind. */
export function answerMarkMany(
  incoming: IncomingMessage,
  operator: string,
  parts: MarksParts,
): Promise<Response> {
  return answer(incoming, operator, parts, 'not-ours', parts.store.markNotOurs);
}

/** The same, for a press taken back. */
export function answerUndoMany(
  incoming: IncomingMessage,
  operator: string,
  parts: MarksParts,
): Promise<Response> {
  return answer(incoming, operator, parts, 'undone', parts.store.undoNotOurs);
}
