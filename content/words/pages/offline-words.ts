// The page a browser shows by itself when a page of ours does not come: no connection, or our server is away.
import type { Localized } from '#content/language.ts';
import { plainPageWords } from '#content/words/forms/answer-words.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';

const dangers = safetyWords.en;

export const offlineWords = {
  en: {
    title: 'No Connection',
    heading: 'This page did not load',
    text: 'Your device cannot reach our website right now. Check your Wi-Fi or your signal, then try again.',
    again: 'Try again',
    call: plainPageWords.en.callLine,
    first: 'Is something unsafe? First:',
    lines: [
      dangers['gas-smell'].line,
      dangers['burning-smell'].line,
      dangers['water-near-power'].line,
      dangers['carbon-monoxide'].line,
    ],
  },
} as const satisfies Localized<unknown>;

export type OfflineWords = (typeof offlineWords)[keyof typeof offlineWords];
