// What became of a press on one lead, with the lead as it is now.
import type { Marked } from '#server/store/marks/marks-store.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import type { DeskParts } from './desk-parts.ts';

const notFound = () => Response.json({ kind: 'not found' }, { status: 404 });

/**
 * 200 with the lead; 404 if there is none; 409 with the lead and why: "changed" by somebody else meanwhile, "held" by who is
 * calling them, or "merged" into another, which is then the one shown.
 */
export async function answerMarked(
  { kind }: Marked,
  leadId: string,
  { store, now }: Pick<DeskParts, 'store' | 'now'>,
): Promise<Response> {
  if (kind === 'unknown') return notFound();
  const found = await store.findListedLead(leadId);
  const standsForIt = kind === 'merged' ? found?.mergedInto : undefined;
  const lead = standsForIt === undefined ? found : await store.findListedLead(standsForIt);
  if (lead === undefined) return notFound();
  const shown = boardLeadOf(lead, now());
  return kind === 'marked' ? Response.json(shown) : Response.json({ kind, lead: shown }, { status: 409 });
}
