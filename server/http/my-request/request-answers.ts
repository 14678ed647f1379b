// How the pages of visitors' own requests are answered: nobody keeps or finds them, and no address they lead to learns where a visitor came from.
import { corePath } from '#domain/paths/paths.ts';

export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const;

export type RequestStatus = 200 | 404 | 409 | 422 | 429 | 503;

/** A page; `cookie` is the value of a Set-Cookie header. */
export function answerPage(html: string, status: RequestStatus = 200, cookie?: string): Response {
  const headers = {
    ...privateHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  };
  return new Response(html, { status, headers });
}

/** Leads to the page of the request. */
export function leadToPage(cookie?: string): Response {
  return leadTo(corePath('submitted'), cookie);
}

/** Leads to such a page. */
export function leadTo(path: string, cookie?: string): Response {
  const headers = { ...privateHeaders, Location: path, 'Content-Length': '0' };
  return new Response(null, {
    status: 303,
    headers: cookie === undefined ? headers : { ...headers, 'Set-Cookie': cookie },
  });
}
