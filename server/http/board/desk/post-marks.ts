// POST /api/board/marks and /api/board/marks/undo: many leads marked at once, and presses taken back.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { mostMarkedAtOnce, type BoardMarked } from '#domain/leads/board.ts';
import { readJson } from '#server/http/board/read-json.ts';
import type { DeskParts } from './desk-parts.ts';
import { aLeadId, pressId } from './press-shapes.ts';

const leadIds = z.array(aLeadId).min(1).max(mostMarkedAtOnce);
const marks = z
  .object({
    id: pressId,
    leadIds,
    outcome: z.enum(['not-ours', 'spam', 'done']).default('not-ours'),
    /** How much had been done with each, as it was shown. */
    seenEvents: z.array(z.int().min(0)).optional(),
  })
  .refine((many) => many.seenEvents === undefined || many.seenEvents.length === many.leadIds.length);
const undo = z
  .object({
    id: pressId.optional(),
    ids: z.array(pressId).min(1).max(mostMarkedAtOnce).optional(),
    leadIds: leadIds.optional(),
  })
  .refine(({ id, ids }) => id !== undefined || ids !== undefined);

type MarksParts = Pick<DeskParts, 'store' | 'now' | 'log'>;

/** 200 with what became of each id; 413, 415, 422 if the body is not of that kind. */
export async function answerMarkMany(
  incoming: IncomingMessage,
  operator: string,
  { store, now, log }: MarksParts,
): Promise<Response> {
  const reading = await readJson(incoming, marks);
  if (reading.kind !== 'read') return reading.answer;
  const marked = await store.markMany({ ...reading.value, operator, at: now() });
  log('info', 'leads marked', { kind: reading.value.outcome, count: marked.changed.length });
  return Response.json(marked satisfies BoardMarked);
}

/** The same for a press taken back, or several: all they did, or what they did to some leads. */
export async function answerUndo(
  incoming: IncomingMessage,
  operator: string,
  { store, now, log }: MarksParts,
): Promise<Response> {
  const reading = await readJson(incoming, undo);
  if (reading.kind !== 'read') return reading.answer;
  const { id, ids = [] } = reading.value;
  const presses = [...new Set(id === undefined ? ids : [id, ...ids])];
  const undone = await store.undoMarks({ presses, leadIds: reading.value.leadIds, operator, at: now() });
  log('info', 'leads marked', { kind: 'undone', count: undone.changed.length });
  return Response.json(undone satisfies BoardMarked);
}
