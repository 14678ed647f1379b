// From settings to the values the parts are made of.
import type { Env } from '#server/settings/env.ts';
import type { AppParts } from './app-parts.ts';
import { listSecurityHeaders, type Header } from '#server/http/security-headers.ts';
import type { SiteOrigin } from '#server/http/site/shown-origin.ts';
import type { Site } from '#server/http/site/site.ts';
import type { Log } from '#server/log/log.ts';

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

/** Who comes in otherwise than visitors do: staff, and the services for calls and texts where they are set up. */
export function doorsOf(env: Env): Pick<AppParts, 'board' | 'calls' | 'texts'> {
  const {
    BOARD_SECRET: secret,
    CALLS_TOKEN: ofCalls,
    TEXTS_TOKEN: ofTexts,
    PUBLIC_ORIGIN: publicOrigin,
  } = env;
  const doorOf = (token: string | undefined) =>
    token === undefined || publicOrigin === undefined ? undefined : { token, publicOrigin };
  return {
    board: { secret, isHttps: publicOrigin?.startsWith('https:') ?? false },
    calls: doorOf(ofCalls),
    texts: doorOf(ofTexts),
  };
}

/**
 * What is answered where the build names a stand-in for its origin. Without a setting it is the origin a visitor asked for: that
 * names a stranger's host to nobody but who asked by it. Behind a proxy that would be no more than what the proxy calls us.
 */
export function siteOriginOf(env: Env, placeholder: string | undefined): SiteOrigin | undefined {
  if (placeholder === undefined) return undefined;
  const shown = env.SITE_ORIGIN ?? env.PUBLIC_ORIGIN;
  if (shown !== undefined) return { placeholder, kind: 'changed', shown };
  return { placeholder, kind: env.TRUST_PROXY === 0 ? 'asked' : 'shown' };
}

const placeholderRemedies = {
  changed:
    'The site was built without SITE_ORIGIN. Its pages are answered with PUBLIC_ORIGIN in the place of the stand-in; build it with SITE_ORIGIN to have them right everywhere.',
  asked:
    'The site was built without SITE_ORIGIN: its pages name whatever address they are asked by. Build it with SITE_ORIGIN before it is public.',
  shown:
    'The site was built without SITE_ORIGIN: canonical links, sharing marks, sitemap and robots.txt name a stand-in. Build it with SITE_ORIGIN, or set PUBLIC_ORIGIN.',
} as const;

/** Says at the start whether pages name a placeholder for their origin. */
export function tellPlaceholder({ placeholders }: Site, origin: SiteOrigin | undefined, log: Log): void {
  if (placeholders === 0 || origin === undefined) return;
  const { kind } = origin;
  log('warn', 'placeholder origin', { kind, count: placeholders, remedy: placeholderRemedies[kind] });
}
