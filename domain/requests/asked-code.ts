// The error code a request is about, as the form sends it.
import { fieldText, type PostedFields } from './form-fields.ts';

/** The choices "Ask about this code" beside the codes of a page. */
export const askedCodeField = 'code_asked';

/** The anchor of the code a form asks about, or ''. Whether the catalogue has it is the keeper's question. */
export function readAskedCode(fields: PostedFields): string {
  return fieldText(fields, askedCodeField);
}
