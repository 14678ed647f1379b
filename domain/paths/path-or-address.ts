/**
 * Whether a setting is a path on our own host ("/api/quote") or a web address ("https://forms.example.com/take"). The site
 * build and the server read the same settings and must take the same. "//host" is neither: it looks like a path and
 * leads away.
 */
export function isPathOrWebAddress(given: string): boolean {
  if (given.startsWith('/')) return !/^\/[/\\]/u.test(given);
  return URL.canParse(given) && /^https?:$/u.test(new URL(given).protocol);
}

/** A host as an address: "stats.example.com" becomes "https://stats.example.com". Empty stays empty. */
export function withScheme(given: string): string {
  return given === '' || given.includes('://') ? given : `https://${given}`;
}
