// Guides to the places of duval: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';

export const duvalGuides = {
  'atlantic-beach': {
    facts: [
      {
        condition: 'long drive',
        fact: {
          en: 'Atlantic Beach, near Jacksonville, is about two hours by road from the nearest of our six regions.',
        },
        source: 'Florida road map',
      },
      {
        condition: 'hard water',
        fact: { en: 'City wells in Atlantic Beach reach the deep limestone, so the water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'The open Atlantic wears what faces east; west of Seminole Road the oaks take the wind.',
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        fact: { en: 'Old beach houses near the ocean have small kitchens and panels of their age.' },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Most Atlantic Beach kitchens are electric; some houses have propane.' },
        source: 'gas utility website',
      },
      { condition: 'city power', fact: { en: 'JEA brings the power to Atlantic Beach.' }, source: 'JEA' },
      {
        condition: 'flood water',
        fact: {
          en: "Irma's rain in 2017 flooded Aquatic Gardens, and nor'easters push the sea to the dunes.",
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'lightning',
        fact: { en: 'Thunderstorms cross Atlantic Beach on summer afternoons.' },
        source: 'National Weather Service',
      },
    ],
    beforeWeCome: {
      en: [
        'Send the model number and a photo of its plate, so that the likely part comes along on the first trip.',
        'Call before you count on a day: the drive to Atlantic Beach is long.',
        'Tell us where a van may stand near Town Center.',
      ],
    },
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
