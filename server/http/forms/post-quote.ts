import { readAskedSign } from '#domain/requests/asked-sign.ts';
import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { parseQuoteRequest } from '#domain/requests/quote-request.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { languageOf } from './lead-offer.ts';
import type { FormRules } from './post-form.ts';

/** POST /api/quote */
export const quoteRules: FormRules = {
  kind: 'quote',
  parse(fields) {
    const parsed = parseQuoteRequest(fields);
    if (parsed.kind === 'accepted') {
      const { value } = parsed;
      // A sign the catalogue does not have is no reason to refuse a request: it is left out, and the log says so.
      const asked = readAskedSign(fields);
      const sign = hasSign(value.appliance, asked) ? asked : '';
      return {
        kind: 'accepted',
        content: { ...value, preferredTime: value.preferredTime ?? '', sign },
        remarks: sign === asked ? [] : ['unknown-sign'],
      };
    }
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  },
};
