import { readAskedSign } from '#domain/requests/asked-sign.ts';
import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { parseQuoteRequest } from '#domain/requests/quote-request.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { tellAskedCode } from './asked-code-line.ts';
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
      const ownSign = hasSign(value.appliance, asked) ? asked : '';
      const { line, sign: signOfCode, isUnknown } = tellAskedCode(fields, value.appliance);
      return {
        kind: 'accepted',
        content: {
          ...value,
          preferredTime: value.preferredTime ?? '',
          sign: ownSign || signOfCode,
          message: [line, value.message].filter(Boolean).join('\n'),
        },
        remarks: [
          ...(ownSign === asked ? [] : (['unknown-sign'] as const)),
          ...(isUnknown ? (['unknown-code'] as const) : []),
        ],
      };
    }
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  },
};
