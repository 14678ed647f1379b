// The letters of a text message that every phone can show.

/** Of the GSM 7-bit alphabet (3GPP TS 23.038), in which one message has 160. */
export const longestSms = 160;

const gsmLetters = new Set(
  '@£$¥èéùìòÇØøÅåÆæßÉ!"#%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà_ ',
);

/** The same text in that alphabet: "Ángela" is "Angela", "José" stays, and what has no letter there is left out. */
export function toGsmText(text: string): string {
  const folded = Array.from(text.normalize('NFC'), (letter) =>
    gsmLetters.has(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ).join('');
  return Array.from(folded)
    .filter((letter) => gsmLetters.has(letter))
    .join('');
}
