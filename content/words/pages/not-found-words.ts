// The page for addresses that do not exist (status 404).
import type { Localized } from '#content/language.ts';

export const notFoundWords = {
  en: {
    head: {
      title: 'Page Not Found',
      description:
        'There is no page at this address. Here are the nine services, the six regions and the phone number.',
    },
    heading: 'There is no page at this address',
    intro: 'It may be mistyped, or it may never have existed. Start from one of the lists below, or call.',
    nearest: 'Close to what you typed',
    inCity: '{service} in {city}',
    services: 'The nine services',
    places: 'All places we serve',
  },
} as const satisfies Localized<unknown>;
