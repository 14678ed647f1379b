// What the desk typed of a request while its customer is on the line, judged by the rules of the quote form.
import { services } from '#content/catalogue/services.ts';
import { workWords } from '#content/words/board/work-words.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { hasSign } from '#domain/repair/catalogue-signs.ts';
import { faultSentence } from '#domain/requests/fault-sentence.ts';
import { correctableFields, quoteFields, type CorrectableField } from '#domain/requests/quote-fields.ts';
import { parseQuoteRequest } from '#domain/requests/quote-request.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';

export type Typed = Partial<Record<CorrectableField, string>>;
type Fault = { readonly field: CorrectableField; readonly sentence: string };

const words = workWords.en.correct;

export function typedOf(question: Readonly<Partial<Record<CorrectableField, string | undefined>>>): Typed {
  const typed = correctableFields.flatMap((field) => {
    const text = question[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(typed);
}

/** What was given stays given, but for the address and the problem; all else goes by the rules of the form. */
export function findTypedFaults(typed: Typed, lead: LeadContent): readonly Fault[] {
  const parsed = parseQuoteRequest(typed, []);
  const wrong = parsed.kind === 'faulty' ? parsed.faults : [];
  const { sign = '', appliance = lead.appliance } = typed;
  const service = services.find(({ slug }) => slug === appliance)?.slug;
  const hasOther = sign !== '' && (service === undefined || !hasSign(service, sign));
  return correctableFields.flatMap((field): readonly Fault[] => {
    const isEmptied = typed[field] === '' && quoteFields[field].required && lead[field] !== '';
    if (isEmptied) return [{ field, sentence: words.faults.missing }];
    if (field === 'sign' && hasOther)
      return [{ field, sentence: faultSentence({ field, code: 'not-a-choice' }, 'en') }];
    return wrong
      .filter((fault) => fault.field === field)
      .map((fault) => ({ field, sentence: faultSentence(fault, 'en') }));
  });
}

/** The entry of the owner's list by which they heard of us, if that is one. */
export async function findHeardFrom(store: Pick<BoardParts['store'], 'listSources'>, id: string | undefined) {
  return id === undefined ? undefined : (await store.listSources()).find((listed) => listed.id === id);
}
