import type { PostedFields } from '#domain/requests/form-fields.ts';
import { faultSentence } from '#domain/requests/fault-sentence.ts';
import type { RequiredQuoteField } from '#domain/requests/quote-fields.ts';
import { parseQuoteRequest } from '#domain/requests/quote-request.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { tellAskedCode } from './asked-code-line.ts';
import { languageOf } from './lead-offer.ts';
import type { FormReading, FormRules } from './post-form.ts';

/** The content of a posted request, or its faults in words. `required` as in `parseQuoteRequest`. */
export function readQuote(fields: PostedFields, required?: readonly RequiredQuoteField[]): FormReading {
  const parsed = parseQuoteRequest(fields, required);
  if (parsed.kind === 'faulty') {
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  }
  const { value } = parsed;
  // A sign the catalogue does not have is no reason to refuse a request: it is left out, and the log says so.
  const ownSign = hasSign(value.appliance, value.sign) ? value.sign : '';
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
      ...(ownSign === value.sign ? [] : (['unknown-sign'] as const)),
      ...(isUnknown ? (['unknown-code'] as const) : []),
    ],
  };
}

/** POST /api/quote */
export const quoteRules: FormRules = { kind: 'quote', parse: (fields) => readQuote(fields) };
