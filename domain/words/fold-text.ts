/** Letters with a stroke, and two grown together, which Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/**
 * Text as it is searched: "JOSÉ" is found by "jose", on every engine alike. Marks that combine with a letter are dropped,
 * what only looks different is written one way (Unicode NFKD), and so are spaces of any kind and number.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      // By way of the capitals, for "ß" is written "SS" there.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[øłđæœ]/gu, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/\s+/gu, ' ')
  );
}
