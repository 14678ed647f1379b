// The answer to a flood: a few hundred bytes that were ready before it came.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { unreadPageWords } from '#content/words/forms/answer-words.ts';
import { messageApiPath, quoteApiPath } from '#domain/paths/paths.ts';
import { plainPage } from '../answers/plain-page.ts';
import { prefersJson, prefersPage } from '../prefers-json.ts';
import type { Header } from '../security-headers.ts';

const forms: readonly string[] = [quoteApiPath, messageApiPath];

type Refuse = (request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number) => void;

/** Prepares the 429: for people a page with the phone number (E.164), for programs JSON. The connection ends with it, unread. */
export function prepareRefusal(phone: string, securityHeaders: readonly Header[]): Refuse {
  const page = Buffer.from(plainPage(phone, { said: unreadPageWords.en[429] }));
  const shared = [...securityHeaders.flat(), 'Connection', 'close', 'Cache-Control', 'no-store'];
  const pageHeaders = [...shared, 'Content-Type', 'text/html; charset=utf-8'];
  const jsonHeaders = [...shared, 'Content-Type', 'application/json'];
  return (request, response, retryAfterSeconds) => {
    const { url = '', headers } = request;
    const isPage = forms.includes(url) ? !prefersJson(headers.accept) : prefersPage(headers.accept);
    const body = isPage ? page : JSON.stringify({ kind: 'too-many', retryAfterSeconds });
    response.writeHead(429, [
      ...(isPage ? pageHeaders : jsonHeaders),
      'Retry-After',
      String(retryAfterSeconds),
      'Content-Length',
      String(Buffer.byteLength(body)),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
