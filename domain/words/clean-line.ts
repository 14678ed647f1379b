/** Looked at, of what may be mostly line ends: so many times the limit. */
const mostLookedAt = 8;

/**
 * A visitor's text as one plain line of at most `limit` characters: no line ends that could become a mail header, no
 * invisible marks that could turn the text around.
 */
export function cleanLine(text: string | undefined, limit: number): string {
  const line = (text ?? '')
    .slice(0, mostLookedAt * limit)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, limit).join('').trim();
}
