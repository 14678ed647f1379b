import { cleanLine } from '#domain/words/clean-line.ts';

/**
 * The first name to greet somebody by: one word of at most twenty letters, or empty. Whoever fills in a form may not own the address
 * in it, so no number, link or sentence gets into a mail this way.
 */
export function firstNameOf(name: string): string {
  const [first = ''] = cleanLine(name, 100).split(' ');
  return /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u.test(first) ? first : '';
}
