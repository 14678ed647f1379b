import type { LeadContent } from '#domain/leads/lead.ts';
import { findCoverage } from '#domain/places/coverage.ts';

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
