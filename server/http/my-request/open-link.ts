// The link of a request: opened by whoever presses it, and by none of the programs that only look at it, such as scanners of mail,
// previews, and browsers that fetch ahead.
import type { IncomingMessage } from 'node:http';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { MyRequestStore } from '#server/store/acts/my-request/my-request-store.ts';
import { hashRequestToken, openedToken } from '#server/store/records/links/request-token.ts';
import { privateHeaders } from './request-answers.ts';

/** What browsers send with what they fetch before it is asked for; the older names are still in use. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** The answer to who only looks, whatever stands there: 200 to HEAD; 503 to who fetches ahead, who then asks again in earnest. */
export function answerAhead({ method, headers }: IncomingMessage): Response | undefined {
  if (method === 'HEAD') return new Response(null, { headers: privateHeaders });
  const isAhead = aheadHeaders.some((name) => /prefetch|preview/iu.test(String(headers[name] ?? '')));
  return isAhead ? new Response(null, { status: 503, headers: privateHeaders }) : undefined;
}

/**
 * Finds the request of a link, and the token for whatever opens it: one for all that do, or none for the device that sent the
 * request, which has its own. Undefined for whatever is no link, which is looked up like one: that it is wrong shows neither in words
 * nor in time.
 */
export async function openLink(
  token: string,
  mine: MyRequest | undefined,
  now: number,
  store: Pick<MyRequestStore, 'findRequest' | 'keepRequestLink'>,
): Promise<{ readonly device: string | undefined } | undefined> {
  const request = await store.findRequest({ tokenHash: hashRequestToken(token), kind: 'link', now });
  if (request === undefined) return undefined;
  if (mine?.id === request.id && mine.linkMadeAt === undefined) return { device: undefined };
  const device = openedToken(token);
  const { id: leadId, linkMadeAt } = request;
  const opened = { leadId, tokenHash: hashRequestToken(device), kind: 'opened', createdAt: now } as const;
  return (await store.keepRequestLink({ ...opened, linkMadeAt })) ? { device } : undefined;
}
