// Somebody on the phone, taken down by an operator: the rules of the form, but for the email address, which many have not at hand.
import { languages } from '#content/language.ts';
import { callerConsent } from '#domain/requests/consent.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import type { FormReading } from '#server/http/forms/post-form.ts';
import { readQuote } from '#server/http/forms/post-quote.ts';
import type { LeadOffer } from '#server/intake/submit-lead.ts';
import type { Asked } from '#server/http/board/answer-call.ts';
import type { addCaller } from '#domain/board/lead-actions.ts';

type CallerReading =
  | { readonly kind: 'accepted'; readonly offer: LeadOffer }
  | Extract<FormReading, { readonly kind: 'faulty' }>;

/** What the operator took down as a request of ours, or every fault in the order of the form. */
export function readCaller(body: Asked<typeof addCaller>['question'], operator: string): CallerReading {
  const { request_id: requestId, source, texts, ...fields } = body;
  const parsed = readQuote(fields, ['name', 'phone', 'zip', 'appliance']);
  if (parsed.kind === 'faulty') return parsed;
  const offer = {
    kind: 'quote',
    content: parsed.content,
    requestId,
    isOverShare: false,
    page: '',
    language: languages[0],
    subject: '',
    source: { heard_from: cleanLine(source, 200) || 'phone' },
    consent: callerConsent,
    suspicions: [],
    enteredBy: operator,
  } as const;
  return { kind: 'accepted', offer };
}
