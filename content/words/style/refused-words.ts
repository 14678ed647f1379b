// cspell:ignore colour favour neighbour aluminium kilometres centimetres litres metres tyres
// Words and shapes that no text for readers has, and what to write instead: British words, advertising that says nothing, sentences
// about our own lists, and advice nobody can follow. refused-words.test.ts reads content/ for them, tests/built-site/ the pages.
import type { Localized } from '#content/language.ts';

export type RefusedShape = { readonly shape: RegExp; readonly instead: string };

const americanEnglish: readonly RefusedShape[] = [
  { shape: /\bstop ?cocks?\b/iu, instead: 'shut-off valve' },
  { shape: /\bportholes?\b/iu, instead: 'front-load window, or door' },
  { shape: /\bmend(?:s|ed|ing)?\b/iu, instead: 'fix, repair' },
  { shape: /\bwants? (?:cleaning|changing|replacing|looking)\b/iu, instead: 'needs cleaning' },
  {
    shape: /\b(?:litres?|liters?|metres?|kilometres?|centimetres?)\b/iu,
    instead: 'quarts, feet, miles, inches',
  },
  {
    shape: /\b(?:colour|favour|neighbour|centre|grey|aluminium|tyres?|kerb)\b/iu,
    instead: 'American spelling',
  },
  {
    shape: /\b(?:spanners?|worktops?|skirting|hobs?|fortnight|whilst|cooker hood|tumble dryer)\b/iu,
    instead: 'the American word',
  },
];

const emptyAdvertising: readonly RefusedShape[] = [
  {
    shape: /\b(?:top[- ]notch|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|second to none)\b/iu,
    instead: 'what it is',
  },
  {
    shape:
      /\b(?:look no further|rest assured|peace of mind|hassle[- ]free|one[- ]stop|your go-to|game[- ]changer)\b/iu,
    instead: 'nothing',
  },
  {
    shape:
      /\b(?:nestled|boasts?|vibrant|bustling|seamless(?:ly)?|unparalleled|passionate|we pride ourselves)\b/iu,
    instead: 'a fact',
  },
  {
    shape: /\b(?:trusted|expert|professional) (?:team|technicians|local|service)\b/iu,
    instead: 'a claim of the register, word for word',
  },
  {
    shape: /\bin today[’']s\b|\bwhen it comes to\b|\bmoreover\b|\bfurthermore\b|\bdelve\b|\butilize\b/iu,
    instead: 'the plain word',
  },
];

const ownLists: readonly RefusedShape[] = [
  {
    shape: /\bwe (?:have|list) no\b[^.]*\b(?:main|row|entry|fact|record)\b/iu,
    instead: 'what is true for the reader',
  },
  { shape: /\bas a given\b/iu, instead: 'what is usual here' },
  { shape: /\bsigns we would look for\b/iu, instead: 'the commonest signs first' },
  { shape: /\bour (?:database|data ?set|catalogue|catalog|map of places)\b/iu, instead: 'nothing' },
];

const oddAdvice: readonly RefusedShape[] = [
  { shape: /\bfizz\w*\b[^.]*\bmeans\b/iu, instead: 'one check with what it means' },
  { shape: /\btell us how many (?:boat|fish|trips|guests|horses)\b/iu, instead: 'what saves a visit' },
  { shape: /\bplate voltage\b/iu, instead: 'gas or electric' },
  {
    shape: /\bsame[- ]day (?:repair|fix|visit guaranteed)\b/iu,
    instead: 'ask before the cut-off; we say so on the phone',
  },
];

export const refusedShapes = {
  en: [...americanEnglish, ...emptyAdvertising, ...ownLists, ...oddAdvice],
} as const satisfies Localized<readonly RefusedShape[]>;

/** What of a text is refused, as "word (instead: …)". */
export function listRefused(text: string, language: keyof typeof refusedShapes): readonly string[] {
  return refusedShapes[language].flatMap(({ shape, instead }) => {
    const found = shape.exec(text)?.[0];
    return found === undefined ? [] : [`${found} (instead: ${instead})`];
  });
}
