// What a form says when what was sent was never answered: the connection was lost, or something between us answered for us.
import type { Localized } from '#content/language.ts';
import type { Texts } from '#content/words/texts.ts';

export type UnsentWords = Texts<(typeof unsentWords)['en']>;

export const unsentWords = {
  en: {
    heading: 'This was not sent. Send again?',
    /** We may have it after all: the answer can be lost, too. */
    text: 'We saw no answer to it. Everything you typed is still here. Sent twice, it counts once.',
    sendAgain: 'Send again',
    clear: 'Clear the form',
  },
} as const satisfies Localized<unknown>;
