// POST /api/board/leads/ID/release-window: a window that a visitor picked is given back.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readJson } from '#server/http/board/read-json.ts';
import { answerMarked } from './answer-marked.ts';
import type { DeskParts } from './desk-parts.ts';
import { aNote, pressId } from './press-shapes.ts';

const release = z.object({ id: pressId, heldId: z.string().max(200), note: aNote.default('') });

/** 200 with the lead, which holds that window no more; also when it had been given back before. 404 if there is none. */
export async function answerRelease(
  incoming: IncomingMessage,
  leadId: string,
  operator: string,
  parts: Pick<DeskParts, 'store' | 'now' | 'log'>,
): Promise<Response> {
  const reading = await readJson(incoming, release);
  if (reading.kind !== 'read') return reading.answer;
  const released = await parts.store.releaseWindow({ ...reading.value, leadId, operator, at: parts.now() });
  parts.log('info', 'lead marked', { leadId, kind: `window ${released}` });
  return answerMarked({ kind: released === 'unknown' ? 'unknown' : 'marked' }, leadId, parts);
}
