import type { Localized } from '#content/language.ts';

/** Words of the panel of operators, sign-ins and the log of changes. */
export const teamWords = {
  en: {
    heading: 'Team',
    soon: 'The team is not set up on this server yet.',
  },
} as const satisfies Localized<unknown>;
