/**
 * Text as it is searched: "JOSÉ" is found by "jose", on every engine alike. Marks that combine with a letter are dropped,
 * and what only looks different is written one way (Unicode NFKD).
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
