import type { Amendment, Lead } from './lead.ts';

/** The address a customer gave last; empty when they gave none. */
export function latestEmail({
  email,
  amendments,
}: Pick<Lead, 'email'> & { readonly amendments: readonly Amendment[] }): string {
  return amendments.findLast(({ content }) => content.email !== '')?.content.email ?? email;
}
