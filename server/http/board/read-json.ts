import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readBody } from '#server/http/read-body.ts';

type JsonReading<Value> =
  { readonly kind: 'read'; readonly value: Value } | { readonly kind: 'refused'; readonly answer: Response };

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

/** Reads a posted JSON body of a known shape; otherwise there is an answer: 413, 415 or 422. */
export async function readJson<Schema extends z.ZodType>(
  incoming: IncomingMessage,
  schema: Schema,
): Promise<JsonReading<z.output<Schema>>> {
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    return refuse('unknown-type', 415);
  const body = await readBody(incoming);
  if (body.kind !== 'read') return refuse(body.kind, body.kind === 'too-large' ? 413 : 400);
  const reading = schema.safeParse(parse(body.text));
  return reading.success ? { kind: 'read', value: reading.data } : refuse('faulty', 422);
}
