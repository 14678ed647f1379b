import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { parseQuoteRequest } from '#domain/requests/quote-request.ts';
import { languageOf } from './lead-offer.ts';
import type { FormRules } from './post-form.ts';

/** POST /api/quote */
export const quoteRules: FormRules = {
  kind: 'quote',
  parse(fields) {
    const parsed = parseQuoteRequest(fields);
    if (parsed.kind === 'accepted') {
      return {
        kind: 'accepted',
        content: { ...parsed.value, preferredTime: parsed.value.preferredTime ?? '' },
      };
    }
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  },
};
