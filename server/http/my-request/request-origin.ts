import type { IncomingMessage } from 'node:http';
import { judgeOrigin, type OriginFinding } from '#server/http/origin-guard.ts';

/** Whether a post comes from a page of ours. */
export function findOrigin({ headers }: IncomingMessage, ownOrigins: readonly string[]): OriginFinding {
  const site = headers['sec-fetch-site'];
  const secFetchSite = typeof site === 'string' ? site : undefined;
  const { origin, host } = headers;
  return judgeOrigin({ secFetchSite, origin, host }, ownOrigins);
}
