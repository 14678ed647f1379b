// The sign of trouble or the error code a request is about, as the form sends it.
import { fieldText, type PostedFields } from './form-fields.ts';

/** The form's own field. */
export const signField = 'sign';
/** The choices "Ask about this" beside the signs of a page; the form's own field counts before them. */
export const askedSignField = 'sign_asked';
/** The id of the quote form, anywhere on a page. */
export const quoteFormId = 'quote-form';

/** What a form sent as the sign it asks about, or ''. Whether the catalogue has such a sign is checked when the lead is kept. */
export function readAskedSign(fields: PostedFields): string {
  return fieldText(fields, signField) || fieldText(fields, askedSignField);
}

/** The choices "Ask about this code" beside the codes of a page. */
export const askedCodeField = 'code_asked';

/** The anchor of the code a form asks about, or ''. Whether the catalogue has it is checked when the lead is kept. */
export function readAskedCode(fields: PostedFields): string {
  return fieldText(fields, askedCodeField);
}
