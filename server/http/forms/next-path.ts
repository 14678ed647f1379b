// Where a visitor goes after a lead is kept.
import type { LeadContent } from '#domain/leads/lead.ts';
import { findCoverage } from '#domain/places/coverage.ts';

/**
 * Where to go after a lead is kept: the form's `_next` if it is, letter for letter, a public page of this site (with or
 * without an anchor), otherwise `fallback`. Comparing with a list leaves no disguise to see through.
 */
export function chooseNextPath(
  next: string | undefined,
  pages: ReadonlySet<string>,
  fallback: string,
): string {
  const [path = '', anchor] = (next ?? '').split('#', 2);
  if (!pages.has(path)) return fallback;
  if (anchor === undefined) return path;
  return /^[A-Za-z0-9_-]{1,64}$/.test(anchor) ? `${path}#${anchor}` : path;
}

/**
 * The thank-you page with the anchor of what it should say to who sent this: nobody is promised a call without a number,
 * and who is outside our places hears that. Other pages, and pages with an anchor already, stay as they are.
 */
export function thanksFor(
  next: string,
  thankYouPath: string,
  { phone, zip }: Pick<LeadContent, 'phone' | 'zip'>,
): string {
  if (next !== thankYouPath) return next;
  if (phone === '') return `${next}#by-email`;
  return zip !== '' && findCoverage(zip).kind === 'outside' ? `${next}#outside` : next;
}
