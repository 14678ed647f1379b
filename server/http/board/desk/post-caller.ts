// POST /api/board/callers: somebody on the phone, whom an operator takes down; and who they are, by their number.
import { textConsents } from '#content/company/consent-wordings.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { isUnsettled } from '#domain/leads/lead.ts';
import { addCaller, findCaller } from '#domain/board/lead-actions.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import type { AnswerCall } from '#server/http/board/answer-call.ts';
import { boardLeadOf } from '#server/http/board/board-leads.ts';
import { readCaller } from './caller-offer.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';

/** Texts that they agree to by what they are told on the phone. */
export const byPhone = { version: textConsents.phone, note: requestChangeWords.en.texts.noted };

/**
 * 200 with the lead, once it is kept; the same request id again is the same lead. 202 if it is kept beside a database that
 * went away at this moment: the board shows it when that is back. 422 with the faults. Rejects if it could not be kept.
 */
export function addCallers(answer: AnswerCall, parts: DeskParts): void {
  const { store, submitLead, now, log, texts } = parts;

  /** Who is on the line is called back no more: their missed calls are part of what is taken down now. */
  async function mergeMissedCalls(phone: string, into: string, operator: string): Promise<void> {
    for (const { id: leadId, kind, state } of await store.listPhoneLeads(phone))
      if (kind === 'missed-call' && isUnsettled(state))
        await store.mergeLead({
          id: `${leadId}.called-back`,
          leadId,
          into,
          at: now(),
          operator,
          takesOver: true,
        });
  }

  answer(addCaller, async ({ question, operator }) => {
    const caller = readCaller(question, operator);
    if (caller.kind === 'faulty') return Response.json(caller, { status: 422 });
    const agreement = question.texts && texts !== undefined ? byPhone : undefined;
    const { kind, leadId } = await submitLead({ ...caller.offer, agreement });
    log('info', 'lead kept', { kind, leadId, reasons: ['entered by hand'] });
    const lead = await (async () => {
      await mergeMissedCalls(caller.offer.content.phone, leadId, operator);
      return store.findListedLead(leadId);
    })().catch(() => undefined);
    return lead === undefined
      ? Response.json({ kind, leadId, lead: null }, { status: 202 })
      : { kind, leadId, lead: boardLeadOf(lead, parts) };
  });
  answer(findCaller, async ({ question }) => {
    const phone = parsePhoneNumber(question.phone);
    const leads = phone === undefined ? [] : await store.listPhoneLeads(phone);
    return leads.map((lead) => boardLeadOf(lead, parts));
  });
}
