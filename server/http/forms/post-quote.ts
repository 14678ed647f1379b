import { askedSignField, parseSignSlug, signField } from '#domain/requests/asked-sign.ts';
import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { parseQuoteRequest, type QuoteRequest } from '#domain/requests/quote-request.ts';
import { findSignWords } from '#domain/repair/catalogue-signs.ts';
import { languageOf } from './lead-offer.ts';
import type { FormRules } from './post-form.ts';

/** The sign that was asked about, in the catalogue's words, and below it what the visitor wrote. An unknown sign is left out. */
function messageOf({ appliance, message }: QuoteRequest, fields: PostedFields): string {
  const slug = parseSignSlug(fieldText(fields, signField), fieldText(fields, askedSignField));
  const sign = findSignWords(appliance, slug, languageOf(fields))?.label;
  return [sign, message].filter(Boolean).join('\n');
}

/** POST /api/quote */
export const quoteRules: FormRules = {
  kind: 'quote',
  parse(fields) {
    const parsed = parseQuoteRequest(fields);
    if (parsed.kind === 'accepted') {
      return {
        kind: 'accepted',
        content: {
          ...parsed.value,
          preferredTime: parsed.value.preferredTime ?? '',
          message: messageOf(parsed.value, fields),
        },
      };
    }
    const faults = parsed.faults.map((fault) => ({
      field: fault.field,
      sentence: faultSentence(fault, languageOf(fields)),
    }));
    return { kind: 'faulty', faults };
  },
};
