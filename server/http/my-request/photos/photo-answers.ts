// How photos, and posts of them, are answered: kept by no cache, and a picture is nothing but a picture.
import { corePath, photosAnchor } from '#domain/paths/paths.ts';
import { prefersJson } from '#server/http/prefers-json.ts';
import { privateHeaders } from '../request-answers.ts';
import type { PhotosAnswer } from './photo-problem.ts';

const asPage = { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' } as const;
/** Of what a client does next: a place in the line is free by then. */
const retryAfter = { 'Retry-After': '5' } as const;

/** A photo; 404 if there is none, whatever the reason is. */
export function answerPhoto(webp: Uint8Array | undefined): Response {
  if (webp === undefined)
    return Response.json({ kind: 'not found' }, { status: 404, headers: privateHeaders });
  const headers = {
    ...privateHeaders,
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
    { status, headers: privateHeaders },
  );
}

/** The part of the page that a post changed, as HTML, for whoever asks for it. */
type Changed = { readonly part?: string };

/** What came of a post: the page that says it, or JSON. */
export function answerPosted({ status, problem }: PhotosAnswer, shown: string | Changed): Response {
  const more = status === 503 ? retryAfter : {};
  if (typeof shown === 'string') return new Response(shown, { status, headers: { ...asPage, ...more } });
  const kind = status === 303 ? 'kept' : 'faulty';
  const headers = { ...privateHeaders, ...more };
  return Response.json({ kind, problem, ...shown }, { status: status === 303 ? 200 : status, headers });
}

/** A photo that is there no more, as JSON. */
export function answerRemoved(changed: Changed): Response {
  return Response.json({ kind: 'removed', ...changed }, { headers: privateHeaders });
}

/** Back to the photos on the page of the request. */
export function leadToPhotos(): Response {
  const headers = {
    ...privateHeaders,
    Location: corePath('submitted') + photosAnchor,
    'Content-Length': '0',
  };
  return new Response(null, { status: 303, headers });
}
