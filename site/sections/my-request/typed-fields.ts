// Which form of the page of a request somebody typed into, and what its fields are to choose from.
import type { ShownChoice } from '#domain/my-request/request-shown.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';

const fieldsOf = {
  add: ['sign', 'power', 'time', 'code', 'word'],
  address: ['street', 'unit', 'access'],
  correct: ['phone', 'email', 'zip'],
  again: ['again_phone', 'again_email', 'again_zip', 'again_message'],
  end: ['reason', 'action'],
} as const;

/** Whether something typed into a form could not be saved, so that it must be seen. */
export function hasTyped(typed: PostedFields, form: keyof typeof fieldsOf): boolean {
  return fieldsOf[form].some((name) => (typed[name] ?? '') !== '');
}

/** A choice by the values that the form sends. */
export function choicesOf(words: Readonly<Record<string, string>>): readonly ShownChoice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
