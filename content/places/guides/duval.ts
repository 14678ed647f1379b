// Guides to the places of duval: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { toCookWith } from './service-groups.ts';

export const duvalGuides = {
  'atlantic-beach': {
    facts: [
      {
        condition: 'hard water',
        fact: { en: 'City wells in Atlantic Beach reach the deep limestone, so the water is hard.' },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'East of Seminole Road the ocean wind carries salt. To the west there is less of it.' },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Older beach houses near the ocean in Atlantic Beach may still have their original electrical panels.',
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Atlantic Beach houses have propane.' },
        source: 'trade knowledge',
      },
      { condition: 'city power', fact: { en: 'JEA supplies the power in Atlantic Beach.' }, source: 'JEA' },
      {
        condition: 'flood water',
        fact: {
          en: 'Irma’s rain in 2017 flooded Aquatic Gardens, and nor’easters push the sea to the dunes.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Send a photo of the label with the model number, so that we can bring the likely part.',
        },
      },
      { line: { en: 'Give us two or three days that suit you: we plan the drive to Atlantic Beach ahead.' } },
      { line: { en: 'Near Town Center, tell us where a van may park.' } },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
