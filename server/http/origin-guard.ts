// Is this post from a form of our own? Browsers tell by Sec-Fetch-Site and Origin; some tell nothing.
import type { IncomingMessage } from 'node:http';

export type OriginFinding = 'own' | 'foreign' | 'missing';

export type OriginQuestion = {
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
};

/**
 * Judges a post. A named origin of ours is own, whatever else is said, because the site may stand on another host than the
 * server. `Sec-Fetch-Site` cannot be forged by a page. Neither, or `Origin: null`, is what browsers hardened for
 * privacy send with an honest form (seen in sveltejs/kit issue 15992), so it is taken and noted.
 */
export function judgeOrigin(
  { secFetchSite, origin, host }: OriginQuestion,
  ownOrigins: readonly string[],
): OriginFinding {
  if (origin !== undefined && ownOrigins.includes(origin)) return 'own';
  if (secFetchSite !== undefined)
    return secFetchSite === 'same-origin' || secFetchSite === 'none' ? 'own' : 'foreign';
  if (origin === undefined || origin === 'null') return 'missing';
  // Without PUBLIC_ORIGIN the Host header is all we know of ourselves.
  const sameHost = ownOrigins.length === 0 && URL.canParse(origin) && new URL(origin).host === host;
  return sameHost ? 'own' : 'foreign';
}

/** Judges a request by its headers: before anything of its body is read. */
export function findOrigin({ headers }: IncomingMessage, ownOrigins: readonly string[]): OriginFinding {
  const site = headers['sec-fetch-site'];
  const secFetchSite = typeof site === 'string' ? site : undefined;
  const { origin, host } = headers;
  return judgeOrigin({ secFetchSite, origin, host }, ownOrigins);
}
