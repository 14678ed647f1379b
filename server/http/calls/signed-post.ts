// What a service for calls and texts posts, signed by it: read once its signature was found right.
import type { IncomingMessage } from 'node:http';
import { firstFields } from '#server/http/parse-fields.ts';
import { readBody } from '#server/http/read-body.ts';
import { isSameSecret } from '#server/http/same-secret.ts';
import { signCall } from './call-signature.ts';

export type SignedDoor = {
  /** The key the service signs with. */
  readonly token: string;
  /** Where it reaches us: part of what it signs. */
  readonly publicOrigin: string;
};

/** Twilio tells a call in some thirty fields. */
const mostFields = 100;

export type SignedPost =
  | { readonly kind: 'signed'; readonly posted: URLSearchParams }
  | { readonly kind: 'unsigned' | 'unreadable'; readonly status: 403 | 413 | 400 };

/** What was posted to an address of ours, or the status it is refused with. */
export async function readSignedPost(
  incoming: IncomingMessage,
  path: string,
  { token, publicOrigin }: SignedDoor,
): Promise<SignedPost> {
  const signature = incoming.headers['x-twilio-signature'];
  // Unsigned, it is not even read.
  if (typeof signature !== 'string') return { kind: 'unsigned', status: 403 };
  const body = await readBody(incoming);
  if (body.kind !== 'read') return { kind: 'unreadable', status: body.kind === 'too-large' ? 413 : 400 };
  const posted = firstFields(body.text, mostFields);
  if (posted.size > mostFields) return { kind: 'unreadable', status: 413 };
  const query = incoming.url?.split('?')[1];
  const address = `${publicOrigin}${path}${query === undefined ? '' : `?${query}`}`;
  const isSigned = isSameSecret(signature, signCall(token, address, posted));
  return isSigned ? { kind: 'signed', posted } : { kind: 'unsigned', status: 403 };
}

/** An answer in the service's own language: what it is to do next, which is nothing without words. */
export function answerService(status: number, inner = ''): Response {
  const headers = { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-store' };
  const response = inner === '' ? '<Response/>' : `<Response>${inner}</Response>`;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${response}`, { status, headers });
}
