// The quote request: its fields, choices and rules. The form in the browser and the server both read this module.
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { fieldLimits, fieldText, findTextFault, type PostedFields, type TextFault } from './form-fields.ts';
import { parsedFrom, type Parsed } from './parsed.ts';
import { findPhoneFault, parsePhoneNumber, type PhoneFault } from './phone-number.ts';

/** Required on submit, in the order of the form. Source: specification, section 5. */
export const requiredQuoteFields = ['name', 'phone', 'email', 'zip', 'appliance'] as const;
export type RequiredQuoteField = (typeof requiredQuoteFields)[number];

export const preferredTimes = ['morning', 'afternoon', 'evening'] as const;
export type PreferredTime = (typeof preferredTimes)[number];

/** The subject that the form sends along. Source: specification, section 7. */
export const quoteSubject = 'New Appliance Repair Request from Website';

/** A field people never see. Whatever fills it is kept and marked, for browsers' autofill fills traps too. */
export const trapField = 'company_website';

export type QuoteRequest = {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly phoneAsTyped: string;
  readonly email: string;
  readonly zip: string;
  readonly appliance: ServiceSlug;
  readonly preferredTime: PreferredTime | undefined;
  readonly urgent: boolean;
  readonly message: string;
};

export type QuoteFault = {
  readonly field: RequiredQuoteField | 'preferredTime' | 'message';
  readonly code: TextFault | PhoneFault | 'not-an-email' | 'not-a-zip' | 'not-a-choice';
};

/** Exactly five digits. Source: specification, section 5. */
export function isZip(text: string): boolean {
  return /^\d{5}$/u.test(text);
}

/** Of its domain, the first dot but one at its very beginning is the one that counts: a pattern that looks for another is slow. */
const email =
  /^[^\s@<>,;:"()[\]\p{Cc}]+@[^\s@<>,;:"()[\]\p{Cc}][^\s@<>,;:"()[\]\p{Cc}.]*\.[^\s@<>,;:"()[\]\p{Cc}]{2,}$/u;

/** One @ between two parts without spaces or controls, with a dot in the domain: what a mail server could take. */
export function isEmail(text: string): boolean {
  return findTextFault(text, fieldLimits.email) === undefined && email.test(text);
}

/** A quote request out of a posted form, or every fault in the order of the form. */
export function parseQuoteRequest(fields: PostedFields): Parsed<QuoteRequest, QuoteFault> {
  const text = (field: string) => fieldText(fields, field);
  const phone = parsePhoneNumber(text('phone'));
  const appliance = services.find(({ slug }) => slug === text('appliance'))?.slug;
  const preferredTime = preferredTimes.find((choice) => choice === text('preferredTime'));
  const faults: QuoteFault[] = [];
  function check(field: QuoteFault['field'], limit: number, wrong: QuoteFault['code'] | undefined) {
    const required = requiredQuoteFields.some((name) => name === field);
    if (text(field) === '' && !required) return;
    const code = text(field) === '' ? 'missing' : (findTextFault(text(field), limit) ?? wrong);
    if (code !== undefined) faults.push({ field, code });
  }
  check('name', fieldLimits.name, undefined);
  check('phone', fieldLimits.phone, findPhoneFault(text('phone')));
  check('email', fieldLimits.email, isEmail(text('email')) ? undefined : 'not-an-email');
  check('zip', fieldLimits.zip, isZip(text('zip')) ? undefined : 'not-a-zip');
  check('appliance', fieldLimits.name, appliance === undefined ? 'not-a-choice' : undefined);
  check('preferredTime', fieldLimits.name, preferredTime === undefined ? 'not-a-choice' : undefined);
  check('message', fieldLimits.message, undefined);
  return parsedFrom(
    {
      name: text('name'),
      phone: phone ?? '',
      phoneAsTyped: text('phone'),
      email: text('email'),
      zip: text('zip'),
      appliance: appliance ?? 'refrigerator',
      preferredTime,
      urgent: text('urgent') !== '' && text('urgent') !== 'false',
      message: text('message'),
    },
    faults,
  );
}
