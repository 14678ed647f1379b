import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { parseMessageRequest } from '#domain/requests/message-request.ts';
import { noContent } from '#domain/requests/quote-fields.ts';
import { languageOf } from './lead-offer.ts';
import type { FormRules } from './post-form.ts';

/** POST /api/message */
export const messageRules: FormRules = {
  kind: 'message',
  parse(fields) {
    const parsed = parseMessageRequest(fields);
    if (parsed.kind === 'accepted') {
      return {
        kind: 'accepted',
        content: { ...noContent, ...parsed.value },
        remarks: [],
      };
    }
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  },
};
