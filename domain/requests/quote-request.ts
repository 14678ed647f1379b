// The quote request: its fields, choices and rules. The form in the browser and the server both read this module.
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { readAskedSign } from './asked-fields.ts';
import { fieldText, findTextFault, type PostedFields, type TextFault } from './form-fields.ts';
import { parsedFrom, type Parsed } from './parsed.ts';
import { findPhoneFault, parsePhoneNumber, type PhoneFault } from './phone-number.ts';
import { keptFields, perField, preferredTimes, quoteFields } from './quote-fields.ts';
import type { PreferredTime, QuoteField, RequiredQuoteField, TextField, TickField } from './quote-fields.ts';

function isRequired(field: TextField | TickField): field is RequiredQuoteField {
  return field !== 'phoneAsTyped' && quoteFields[field].required;
}

export const requiredQuoteFields = keptFields.filter(isRequired);

/** The subject that the form sends along. Source: specification, section 7. */
export const quoteSubject = 'New Appliance Repair Request from Website';

/** A field people never see. Whatever fills it is kept and marked, for browsers' autofill fills traps too. */
export const trapField = 'company_website';

export type QuoteRequest = Omit<LeadContent, 'appliance' | 'preferredTime'> & {
  readonly appliance: ServiceSlug;
  readonly preferredTime: PreferredTime | undefined;
};

type Wrong = Exclude<TextFault, 'missing'> | PhoneFault | 'not-an-email' | 'not-a-zip' | 'not-a-choice';

export type QuoteFault =
  | { readonly field: RequiredQuoteField; readonly code: 'missing' }
  | { readonly field: QuoteField; readonly code: Wrong };

/** Exactly five digits. Source: specification, section 5. */
export function isZip(text: string): boolean {
  return /^\d{5}$/u.test(text);
}

/** Of its domain, the first dot but one at its very beginning is the one that counts: a pattern that looks for another is slow. */
const email =
  /^[^\s@<>,;:"()[\]\p{Cc}]+@[^\s@<>,;:"()[\]\p{Cc}][^\s@<>,;:"()[\]\p{Cc}.]*\.[^\s@<>,;:"()[\]\p{Cc}]{2,}$/u;

/** One @ between two parts without spaces or controls, with a dot in the domain: what a mail server could take. */
export function isEmail(text: string): boolean {
  return findTextFault(text, quoteFields.email.limit) === undefined && email.test(text);
}

function findWrong(field: QuoteField, text: string): Wrong | undefined {
  const rule = quoteFields[field];
  if (rule.kind === 'tick' || rule.kind === 'catalogue') return undefined;
  const textFault = findTextFault(text, rule.limit);
  if (textFault !== undefined) return textFault;
  switch (rule.kind) {
    case 'text':
      return undefined;
    case 'phone':
      return findPhoneFault(text);
    case 'email':
      return isEmail(text) ? undefined : 'not-an-email';
    case 'zip':
      return isZip(text) ? undefined : 'not-a-zip';
    case 'choice':
      return rule.choices.some((choice) => choice === text) ? undefined : 'not-a-choice';
  }
}

/**
 * A quote request out of a posted form, or every fault in the order of the form. Its sign is what was asked about: whether the
 * catalogue has it is the keeper's question. A caller need not give all that the form wants.
 */
export function parseQuoteRequest(
  fields: PostedFields,
  required: readonly RequiredQuoteField[] = requiredQuoteFields,
): Parsed<QuoteRequest, QuoteFault> {
  const text = (field: string) => fieldText(fields, field);
  const faults = keptFields.flatMap((field): readonly QuoteFault[] => {
    if (field === 'phoneAsTyped') return [];
    if (text(field) === '')
      return isRequired(field) && required.includes(field) ? [{ field, code: 'missing' }] : [];
    const code = findWrong(field, text(field));
    return code === undefined ? [] : [{ field, code }];
  });
  const value = {
    ...perField(text, (field) => text(field) !== '' && text(field) !== 'false'),
    phone: parsePhoneNumber(text('phone')) ?? '',
    phoneAsTyped: text('phone'),
    appliance: services.find(({ slug }) => slug === text('appliance'))?.slug ?? 'refrigerator',
    sign: readAskedSign(fields),
    preferredTime: preferredTimes.find((choice) => choice === text('preferredTime')),
  };
  return parsedFrom(value, faults);
}
