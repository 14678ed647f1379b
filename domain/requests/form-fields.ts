// What may be written into a form field, and how a field's text becomes a value. Shared by both forms.

/** A form as it was posted: field name → text. A field that was not sent is absent. */
export type PostedFields = Readonly<Record<string, string | undefined>>;

export type TextFault = 'missing' | 'too-long' | 'unreadable';

/** The text of a field, trimmed, with line ends as \n. */
export function fieldText(fields: PostedFields, field: string): string {
  return (fields[field] ?? '').replaceAll('\r\n', '\n').trim();
}

/**
 * The fault of a text, if it has one. NUL cannot be stored by PostgreSQL and a lone surrogate is not text,
 * so both are refused at the door and by name.
 */
export function findTextFault(text: string, limit: number): Exclude<TextFault, 'missing'> | undefined {
  if (text.includes('\u0000') || !text.isWellFormed()) return 'unreadable';
  // A character is one or two units, so only a text between the two lengths has to be counted.
  if (text.length > limit && (text.length > 2 * limit || Array.from(text).length > limit)) return 'too-long';
  return undefined;
}
