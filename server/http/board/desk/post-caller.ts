// POST /api/board/callers: a caller whom an operator takes down.
import { addCaller } from '#domain/board/lead-actions.ts';
import type { AnswerCall } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import { readCaller } from './caller-offer.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';

/**
 * 200 with the lead, once it is kept; the same request id again is the same lead. 202 if it is kept beside a database that
 * went away at this moment: the board shows it when that is back. 422 with the faults. Rejects if it could not be kept.
 */
export function addCallers(answer: AnswerCall, { store, submitLead, now, log }: DeskParts): void {
  answer(addCaller, async ({ question, operator }) => {
    const caller = readCaller(question, operator);
    if (caller.kind === 'faulty') return Response.json(caller, { status: 422 });
    const { kind, leadId } = await submitLead(caller.offer);
    log('info', 'lead kept', { kind, leadId, reasons: ['entered by hand'] });
    const lead = await store.findListedLead(leadId).catch(() => undefined);
    return lead === undefined
      ? Response.json({ kind, leadId, lead: null }, { status: 202 })
      : { kind, leadId, lead: boardLeadOf(lead, now()) };
  });
}
