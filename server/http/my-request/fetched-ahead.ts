// Programs that look at a link before anybody presses it: scanners of mail, previews, browsers that fetch ahead.
import type { IncomingMessage } from 'node:http';
import { privateHeaders } from './request-answers.ts';

/** What browsers send with what they fetch before it is asked for; the older names are still in use. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** The answer to who only looks, whatever stands there: 200 to HEAD; 503 to who fetches ahead, who then asks again in earnest. */
export function answerAhead({ method, headers }: IncomingMessage): Response | undefined {
  if (method === 'HEAD') return new Response(null, { headers: privateHeaders });
  const isAhead = aheadHeaders.some((name) => /prefetch|preview/iu.test(String(headers[name] ?? '')));
  return isAhead ? new Response(null, { status: 503, headers: privateHeaders }) : undefined;
}
