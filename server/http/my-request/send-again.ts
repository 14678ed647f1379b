// A request that is over or long ago, sent again: what is kept of its sender goes with it, so that nothing has to be typed twice.
import { shownConsent } from '#content/company/consent-wordings.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { perField } from '#domain/requests/quote-fields.ts';
import { parseQuoteRequest, quoteSubject } from '#domain/requests/quote-request.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { corePath } from '#domain/paths/paths.ts';
import type { Suspicion } from '#domain/leads/lead.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { ActionResult } from './post-my-request.ts';

type Again = {
  readonly submitLead: SubmitLead;
  readonly isOverShare: boolean;
  readonly suspicions: readonly Suspicion[];
  /** Of the token that leads the device to the new request. */
  readonly deviceHash: string;
  readonly newId: () => string;
};

/** Keeps a new request of the same person. The same press again is the same request. */
export async function sendAgain(
  request: MyRequest,
  typed: PostedFields,
  { submitLead, newId, ...frame }: Again,
): Promise<ActionResult> {
  const { phoneAsTyped, email, zip, language } = request;
  const text = (field: string) => fieldText(typed, `again_${field}`);
  const parsed = parseQuoteRequest({
    ...perField(
      (field) => request[field],
      () => '',
    ),
    appliance: text('appliance') || request.appliance,
    ...{ phone: text('phone') || phoneAsTyped, email: text('email') || email, zip: text('zip') || zip },
    ...{ sign: text('sign'), preferredTime: text('time'), message: text('message') },
  });
  if (parsed.kind === 'faulty') {
    const { again, problem } = requestChangeWords[language];
    // What is not asked for again is as it was kept.
    const labels: Readonly<Record<string, string>> = { ...again, preferredTime: again.time };
    const fields = parsed.faults.map(({ field }) => labels[field] ?? '');
    return { kind: 'problem', problem: `${problem} ${fields.join(', ')}.`, typed };
  }
  const { preferredTime = '', sign, ...content } = parsed.value;
  const given = fieldText(typed, 'change_id');
  await submitLead({
    ...frame,
    kind: 'quote',
    content: {
      ...content,
      preferredTime,
      sign: hasSign(content.appliance, sign) ? sign : '',
    },
    requestId: `again-${/^[\w-]{8,64}$/u.test(given) ? given : newId()}`,
    ...{ page: corePath('submitted'), language, subject: quoteSubject, source: {} },
    consent: shownConsent.quote,
  });
  return { kind: 'kept' };
}
