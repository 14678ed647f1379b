// The cookie by which a device gets to its request: no script can read it, and no other site's form sends it along.
import { parse, serialize } from 'hono/utils/cookie';
import { deviceLifeMs } from '#server/store/records/links/request-token.ts';

export type RequestCookie = {
  /** The value of a Set-Cookie header. */
  readonly give: (token: string) => string;
  readonly take: string;
  readonly read: (cookieHeader: string | undefined) => string | undefined;
};

/** With https, browsers take it only from us and for all of this host. "Lax", because a link in a mail leads here from elsewhere. */
export function createRequestCookie(isHttps: boolean): RequestCookie {
  const name = isHttps ? '__Host-request' : 'request';
  const options = { httpOnly: true, secure: isHttps, sameSite: 'Lax', path: '/' } as const;
  return {
    give: (token) => serialize(name, token, { ...options, maxAge: deviceLifeMs / 1000 }),
    take: serialize(name, '', { ...options, maxAge: 0 }),
    read: (cookieHeader) => (cookieHeader === undefined ? undefined : parse(cookieHeader, name)[name]),
  };
}
