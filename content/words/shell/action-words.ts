// The words on buttons that stand on many pages.
import type { Localized } from '#content/language.ts';
import { inPlace } from '#content/places/in-place.ts';

export const actionWords = {
  en: {
    call: 'Call now',
    home: 'To the home page',
    scheduleOnline: 'Schedule Online',
    getFreeQuote: 'Get Free Quote',
    formHeading: 'Get your free quote',
    formNote: (place: string) => `For your home ${inPlace(place)}`,
    formNoteAnywhere: 'It takes a minute. A person calls you back.',
  },
} as const satisfies Localized<unknown>;
