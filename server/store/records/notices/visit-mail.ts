import type { VisitNews } from '#domain/visits/visit-news.ts';

/** What a mail about a visit tells when it goes, or why it does not. */
export type VisitMail =
  VisitNews | { readonly kind: 'held'; readonly code: 'held-address-visits' } | { readonly kind: 'too-late' };
