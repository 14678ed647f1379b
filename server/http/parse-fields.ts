import type { PostedFields } from '#domain/requests/form-fields.ts';
import { z } from 'zod';

/** The forms have about fifteen fields; a post with more than this was not made by one. */
export const fieldLimit = 32;

export type FieldsReading =
  | { readonly kind: 'read'; readonly fields: PostedFields }
  | { readonly kind: 'too-many'; readonly fields: PostedFields }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown-type' };

const jsonForm = z.record(
  z.string(),
  z.union([z.string(), z.number().transform(String), z.boolean(), z.null()]),
);

function fieldsOf(entries: readonly (readonly [string, string])[]): FieldsReading {
  // A field sent twice keeps its first text.
  const fields = Object.fromEntries([...entries].reverse());
  return { kind: entries.length > fieldLimit ? 'too-many' : 'read', fields };
}

/** The fields of a form up to the first beyond the limit: whoever sends thousands is not read to the end. */
export function firstFields(body: string, limit: number): URLSearchParams {
  let end = -1;
  for (let count = 0; count <= limit; count += 1) {
    end = body.indexOf('&', end + 1);
    if (end === -1) return new URLSearchParams(body);
  }
  return new URLSearchParams(body.slice(0, end));
}

function parseJson(body: string): FieldsReading {
  try {
    const posted: unknown = JSON.parse(body);
    const isForm = typeof posted === 'object' && posted !== null && !Array.isArray(posted);
    // As of a form, no more than the first beyond the limit is looked at.
    const first = isForm ? Object.fromEntries(Object.entries(posted).slice(0, fieldLimit + 1)) : posted;
    const reading = jsonForm.safeParse(first);
    if (!reading.success) return { kind: 'unreadable' };
    // As in a form: what is false or null was not ticked, so it was not sent.
    const sent = Object.entries(reading.data).filter(([, value]) => value !== null && value !== false);
    return fieldsOf(sent.map(([name, value]) => [name, value === true ? 'yes' : String(value)]));
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads a body posted as a form or as a flat JSON object. */
export function parseFields(contentType: string | undefined, body: string): FieldsReading {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return fieldsOf([...firstFields(body, fieldLimit)]);
  if (type === 'application/json') return parseJson(body);
  return { kind: 'unknown-type' };
}

/** The fields of a form of which only the beginning was read; none of what is no form. No character of the last is half. */
export function parseCutFields(contentType: string | undefined, body: string): PostedFields {
  const reading = parseFields(contentType, body.replace(/%[\da-f]?$/iu, ''));
  if (!('fields' in reading)) return {};
  const whole = Object.entries(reading.fields).map(
    ([name, text = '']) => [name, text.replace(/\ufffd{1,3}$/u, '')] as const,
  );
  return Object.fromEntries(whole);
}
