import { expect, test } from 'vitest';
import { listSecurityHeaders, type SecurityParts } from './security-headers.ts';

function headersOf(changes: Partial<SecurityParts>): ReadonlyMap<string, string> {
  return new Map(
    listSecurityHeaders({
      inline: { scripts: [], styles: [] },
      behindTls: false,
      hsts: 'plain',
      formEndpoint: undefined,
      backendOrigin: undefined,
      analyticsOrigin: undefined,
      ...changes,
    }),
  );
}

test('browsers are told to stay on https only when we are reached by it', () => {
  expect(headersOf({}).has('Strict-Transport-Security')).toBe(false);
  expect(headersOf({}).get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  const safe = headersOf({ behindTls: true });
  expect(safe.get('Strict-Transport-Security')).toBe('max-age=63072000');
  expect(safe.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
});

test('the owner alone reaches for subdomains and the preload list, and only behind https', () => {
  const hstsOf = (hsts: SecurityParts['hsts'], behindTls = true) =>
    headersOf({ behindTls, hsts }).get('Strict-Transport-Security');
  expect(hstsOf('plain')).toBe('max-age=63072000');
  expect(hstsOf('subdomains')).toBe('max-age=63072000; includeSubDomains');
  expect(hstsOf('preload')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(hstsOf('preload', false)).toBeUndefined();
});

test('without settings the policy allows nothing but our own, and no frame, plugin or other base', () => {
  expect(headersOf({}).get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; " +
      "manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  );
});

test('the policy follows the configured form service and analytics, and nothing else', () => {
  const policy = headersOf({
    formEndpoint: 'https://forms.example.com/take?x=1',
    analyticsOrigin: 'https://stats.example.com',
    backendOrigin: 'https://desk.example.com/',
  }).get('Content-Security-Policy');
  expect(policy).toContain("form-action 'self' https://desk.example.com https://forms.example.com;");
  expect(policy).toContain("connect-src 'self' https://desk.example.com https://stats.example.com;");
  const plain = headersOf({ formEndpoint: '/api/quote' }).get('Content-Security-Policy');
  expect(plain).toContain("form-action 'self';");
  expect(plain).not.toContain('http');
});
