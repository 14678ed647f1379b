// The cookies by which a device gets to its request, and a phone to its technician's page: no script can read them, and no other
// site's form sends them along.
import { parse, serialize } from 'hono/utils/cookie';
import { dayMs } from '#domain/clocks/durations.ts';
import { deviceLifeMs } from '#server/store/records/links/request-token.ts';

export type RequestCookie = {
  /** The value of a Set-Cookie header. */
  readonly give: (token: string) => string;
  readonly take: string;
  readonly read: (cookieHeader: string | undefined) => string | undefined;
};

/** As long as browsers keep one; it is given anew with every look, and ends with the link. */
const phoneLifeMs = 400 * dayMs;

/** With https, browsers take it only from us and for all of this host. "Lax", because a link in a mail leads here from elsewhere. */
function createCookie(plainName: string, lifeMs: number, isHttps: boolean): RequestCookie {
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const options = { httpOnly: true, secure: isHttps, sameSite: 'Lax', path: '/' } as const;
  return {
    give: (token) => serialize(name, token, { ...options, maxAge: lifeMs / 1000 }),
    take: serialize(name, '', { ...options, maxAge: 0 }),
    read: (cookieHeader) => (cookieHeader === undefined ? undefined : parse(cookieHeader, name)[name]),
  };
}

export function createRequestCookie(isHttps: boolean): RequestCookie {
  return createCookie('request', deviceLifeMs, isHttps);
}

export function createTechnicianCookie(isHttps: boolean): RequestCookie {
  return createCookie('technician', phoneLifeMs, isHttps);
}
