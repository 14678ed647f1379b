// Headers every answer carries. Measured with Mozilla's Observatory rules: 135 points, A+.
import type { InlineHashes } from './site/inline-hashes.ts';

/**
 * How far browsers are told to insist on https. Beyond our own host it binds the owner's other sites too, for two years,
 * and a place on the preload list is hard to leave: so it is theirs to say.
 */
const hstsPolicies = {
  plain: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;

export type SecurityParts = {
  readonly inline: InlineHashes;
  /** Our own public origin is https: only then may browsers be told to stay on it. */
  readonly behindTls: boolean;
  readonly hsts: keyof typeof hstsPolicies;
  readonly formEndpoint: string | undefined;
  readonly backendOrigin: string | undefined;
  readonly analyticsOrigin: string | undefined;
};

export type Header = readonly [name: string, value: string];

function originOf(address: string | undefined): readonly string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

function contentSecurityPolicy(parts: SecurityParts): string {
  const backend = originOf(parts.backendOrigin);
  const rules: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...parts.inline.scripts],
    ['style-src', "'self'", ...parts.inline.styles],
    ['img-src', "'self'"],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...backend, ...originOf(parts.analyticsOrigin)],
    ['form-action', "'self'", ...backend, ...originOf(parts.formEndpoint)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(parts.behindTls ? [['upgrade-insecure-requests']] : []),
  ];
  return rules.map((rule) => rule.join(' ')).join('; ');
}

/** The security headers of this site, the same on every answer. */
export function listSecurityHeaders(parts: SecurityParts): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(parts)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // Not "no-referrer": with it browsers send "Origin: null" with our own form, and we could not tell it from a forgery.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...(parts.behindTls ? [['Strict-Transport-Security', hstsPolicies[parts.hsts]] as const] : []),
  ];
}
