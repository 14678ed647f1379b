// How photos, and posts of them, are answered: kept by no cache, and a picture is nothing but a picture.
import { photosAnchor } from '#domain/paths/paths.ts';
import { prefersJson } from '#server/http/prefers-json.ts';
import { privately } from '../request-answers.ts';
import type { PhotosAnswer } from './photo-problem.ts';

const asPage = { ...privately, 'Content-Type': 'text/html; charset=utf-8' } as const;
/** Of what a client does next: a place in the line is free by then. */
const retryAfter = { 'Retry-After': '5' } as const;

/** A photo; 404 if there is none, whatever the reason is. */
export function answerPhoto(webp: Uint8Array | undefined): Response {
  if (webp === undefined) return Response.json({ kind: 'not found' }, { status: 404, headers: privately });
  const headers = {
    ...privately,
    'Content-Type': 'image/webp',
    'Content-Length': String(webp.length),
    'Content-Disposition': 'inline; filename="photo.webp"',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
  return new Response(Uint8Array.from(webp), { headers });
}

/** There is no such request: as a page, or for who asks for JSON. */
export function answerNone(accept: string | undefined, page: string, status: 404 | 503): Response {
  if (!prefersJson(accept)) return new Response(page, { status, headers: asPage });
  return Response.json(
    { kind: status === 404 ? 'not found' : 'unavailable' },
    { status, headers: privately },
  );
}

/** What came of a post: with the page that says it, or as JSON. */
export function answerPosted({ status, problem }: PhotosAnswer, page?: string): Response {
  const more = status === 503 ? retryAfter : {};
  if (page !== undefined) return new Response(page, { status, headers: { ...asPage, ...more } });
  const kind = status === 303 ? 'kept' : 'faulty';
  const headers = { ...privately, ...more };
  return Response.json({ kind, problem }, { status: status === 303 ? 200 : status, headers });
}

/** Back to the photos on the page of the request. */
export function leadToPhotos(page: string): Response {
  const headers = { ...privately, Location: page + photosAnchor, 'Content-Length': '0' };
  return new Response(null, { status: 303, headers });
}
