import type { Localized } from '#content/language.ts';

/** Words of the panel of hours and notices. */
export const openingWords = {
  en: {
    heading: 'Hours & notices',
    soon: 'Hours are not set up on this server yet.',
  },
} as const satisfies Localized<unknown>;
