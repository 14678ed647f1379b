// What a repair waits for, as staff read it.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export const partWords = {
  en: {
    notOrdered: '{part}, not ordered yet',
    ordered: '{part}, ordered {ordered}',
    expected: '{part}, ordered {ordered}, expected {expected}',
  },
} as const satisfies Localized<unknown>;

export type PartWords = Texts<(typeof partWords)['en']>;
