// POST /api/board/leads/ID/merge: a request joined to another of the same person.
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readJson } from '#server/http/board/read-json.ts';
import { answerMarked } from './answer-marked.ts';
import type { DeskParts } from './desk-parts.ts';
import { aLeadId, pressId, seenLead, seenOf } from './press-shapes.ts';

const merge = z.object({ id: pressId, into: aLeadId, takesOver: z.boolean().optional(), ...seenLead });

/** 200 with the lead that stands for both; refused as a mark is; 422 into itself. */
export async function answerMerge(
  incoming: IncomingMessage,
  leadId: string,
  operator: string,
  parts: Pick<DeskParts, 'store' | 'now' | 'log'>,
): Promise<Response> {
  const reading = await readJson(incoming, merge);
  if (reading.kind !== 'read') return reading.answer;
  const { into } = reading.value;
  const seen = seenOf(reading.value);
  if (into === leadId) return Response.json({ kind: 'faulty' }, { status: 422 });
  const merged = await parts.store.mergeLead({ ...reading.value, seen, leadId, operator, at: parts.now() });
  if (merged.kind === 'marked') parts.log('info', 'lead marked', { leadId, kind: 'merged' });
  else parts.log('info', 'mark refused', { leadId, kind: merged.kind });
  return answerMarked(merged, merged.kind === 'marked' ? into : leadId, parts, { operator, seen });
}
