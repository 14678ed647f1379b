import type { IncomingMessage } from 'node:http';
import { safeParse, type output, type ZodMiniType } from 'zod/mini';
import { readBody } from '#server/http/read-body.ts';

export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'refused'; readonly answer: Response };

function refuse(kind: string, status: number): { readonly kind: 'refused'; readonly answer: Response } {
  return { kind: 'refused', answer: Response.json({ kind }, { status }) };
}

/** More than any text of ours may have: no pattern of a shape sees a longer one. */
const longestText = 20_000;

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestText;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasLongText(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** A value of a known shape; otherwise there is an answer: 422. */
export function readValue<Schema extends ZodMiniType>(
  value: unknown,
  schema: Schema,
): Reading<output<Schema>> {
  const reading = safeParse(schema, value);
  return reading.success ? { kind: 'read', value: reading.data } : refuse('faulty', 422);
}

/** Reads a posted JSON body of a known shape; otherwise there is an answer: 413, 415 or 422. */
export async function readJson<Schema extends ZodMiniType>(
  incoming: IncomingMessage,
  schema: Schema,
): Promise<Reading<output<Schema>>> {
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    return refuse('unknown-type', 415);
  const body = await readBody(incoming);
  if (body.kind !== 'read') return refuse(body.kind, body.kind === 'too-large' ? 413 : 400);
  return readValue(parse(body.text), schema);
}
