/** Letters with a stroke, and two grown together, which Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' };

/** Phones and word processors turn the apostrophe as it is typed: "O’Brien", "Oʼ", "O′", "O`" are "O'". */
export function foldApostrophes(text: string): string {
  return text.replaceAll(/[’‘‛ʼʹ′`´＇]/gu, "'");
}

/**
 * Text as it is searched, in the browser and by the server: "JOSÉ" is found by "jose", on every engine alike. Marks that combine with a letter are dropped,
 * what only looks different is written one way (Unicode NFKD), and so are spaces of any kind and number.
 */
export function foldText(text: string): string {
  return (
    foldApostrophes(text)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      // By way of the capitals, because "ß" is written "SS" there.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[øłđæœ]/gu, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/\s+/gu, ' ')
  );
}
