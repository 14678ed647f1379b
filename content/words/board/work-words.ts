import type { Localized } from '#content/language.ts';

/** Words of the work list and of an opened lead. */
export const workWords = {
  en: {
    heading: 'Work list',
  },
} as const satisfies Localized<unknown>;
