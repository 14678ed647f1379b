// What became of an action on one lead, with the lead as it is now.
import type { Merged } from '#server/store/acts/merging/merge-lead.ts';
import type { BoardLead, LeadRefusal } from '#domain/leads/board-lead.ts';
import { refuse } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';
import { listUnseen, type Seeing } from './unseen.ts';

/**
 * The lead; 404 if there is none; 409 with the lead and why: "changed" by somebody else meanwhile, with what they did
 * `since`, "held" by who is calling them, "erased" by its sender, "visit planned" of one to be closed, or "merged" into another, which is then the one shown; of a merge
 * also "other person" and "two visits".
 */
export async function answerMarked(
  { kind }: Merged,
  leadId: string,
  parts: Pick<DeskParts, 'store' | 'opening' | 'now' | 'texts'>,
  seeing?: Seeing,
): Promise<BoardLead | Response> {
  const { store } = parts;
  if (kind === 'unknown') return refuse('not found', 404);
  const found = await store.findListedLead(leadId);
  const standsForIt = kind === 'merged' ? found?.mergedInto : undefined;
  const lead = standsForIt === undefined ? found : await store.findListedLead(standsForIt);
  if (lead === undefined) return refuse('not found', 404);
  const shown = boardLeadOf(lead, parts);
  if (kind === 'marked') return shown;
  const since = seeing === undefined || kind !== 'changed' ? [] : await listUnseen(lead, seeing, store);
  return Response.json({ kind, lead: shown, since } satisfies LeadRefusal, { status: 409 });
}
