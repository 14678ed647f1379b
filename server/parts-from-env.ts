// From settings to the values the parts are made of.
import type { Env } from './env.ts';
import type { BoardDoor } from './http/board/board-parts.ts';
import { listSecurityHeaders, type Header } from './http/security-headers.ts';
import type { Site } from './http/site/site.ts';

/** Origins whose forms are ours: the server's own, and the site's when it stands elsewhere. */
export function ownOriginsOf(env: Env): readonly string[] {
  if (env.PUBLIC_ORIGIN === undefined) return [];
  return env.SITE_ORIGIN === undefined ? [env.PUBLIC_ORIGIN] : [env.PUBLIC_ORIGIN, env.SITE_ORIGIN];
}

/** Our https origin, if a proxy stands in front that tells how a visitor came. */
export function secureOriginOf(env: Env): string | undefined {
  return env.TRUST_PROXY > 0 && env.PUBLIC_ORIGIN?.startsWith('https:') === true
    ? env.PUBLIC_ORIGIN
    : undefined;
}

export function securityHeadersOf(env: Env, site: Site): readonly Header[] {
  return listSecurityHeaders({
    inline: site.inline,
    behindTls: env.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    hsts: env.HSTS,
    formEndpoint: env.FORM_ENDPOINT,
    backendOrigin: env.BACKEND_URL,
    analyticsOrigin: env.ANALYTICS_HOST,
  });
}

/** How operators are let in to the call board. */
export function boardDoorOf(env: Env): BoardDoor {
  return { secret: env.BOARD_SECRET, isHttps: env.PUBLIC_ORIGIN?.startsWith('https:') ?? false };
}
