// GET /api/board/leads/ID/person: all that the same person sent, newest first.
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import type { DeskParts } from './desk-parts.ts';

/** 200 with their requests, this one among them; 404 if there is no such lead. */
export async function answerPerson(
  leadId: string,
  { store, now }: Pick<DeskParts, 'store' | 'now'>,
): Promise<Response> {
  const leads = await store.listPersonLeads(leadId);
  if (leads.length === 0) return Response.json({ kind: 'not found' }, { status: 404 });
  return Response.json(leads.map((lead) => boardLeadOf(lead, now())));
}
