// The last answer there is: to a request that met a fault nobody expected.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageApiPath, quoteApiPath } from '#domain/paths/paths.ts';
import { plainPage } from './answers/plain-page.ts';
import { prefersJson, prefersPage } from './prefers-json.ts';

const forms: readonly string[] = [quoteApiPath, messageApiPath];

/** 500: for people a page with the phone number (E.164), for programs JSON; both with the number the fault stands under in the log. */
export function answerFailure(
  { path, accept }: { readonly path: string; readonly accept: string | undefined },
  phone: string,
  errorId: string,
): Response {
  const headers = { 'Cache-Control': 'no-store' };
  const isPage = forms.includes(path) ? !prefersJson(accept) : prefersPage(accept);
  if (!isPage) return Response.json({ kind: 'failed', errorId }, { status: 500, headers });
  return new Response(plainPage(phone, { errorId }), {
    status: 500,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** The same, as a page, outside the framework: where the site is answered. What was begun already is broken off. */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  page: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const length = String(Buffer.byteLength(page));
  const shape = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', length];
  response.writeHead(500, [...headers, 'Cache-Control', 'no-store', ...shape]);
  response.end(request.method === 'HEAD' ? undefined : page);
}
