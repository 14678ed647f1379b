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
        lines: {
          refrigerator: {
            en: 'Atlantic Beach’s deep limestone wells leave lime in an ice maker: small cubes mean a new filter first.',
          },
          washer: {
            en: 'The deep limestone under Atlantic Beach makes hard water: use the washer’s dose for it, and have slow inlet screens cleaned.',
          },
          dishwasher: {
            en: 'In Atlantic Beach lime dries on glasses: keep the dishwasher’s rinse aid full, and clean it with citric acid monthly.',
          },
        },
        source: 'water quality report',
      },
      {
        condition: 'salt air',
        fact: { en: 'East of Seminole Road the ocean wind carries salt. To the west there is less of it.' },
        lines: {
          refrigerator: {
            en: 'East of Seminole Road the ocean wind rusts a porch refrigerator: use one rated for outdoors.',
          },
          dryer: {
            en: 'East of Seminole Road, look at the dryer’s flap in spring and fall; to the west once a year is enough.',
          },
          dishwasher: {
            en: 'East of Seminole Road, wipe a steel dishwasher door with fresh water and dry it: ocean air spots it.',
          },
          stove: { en: 'East of Seminole Road, wipe cold burners dry: ocean air leaves salt on them.' },
          'wine-cooler': {
            en: 'East of Seminole Road, keep the wine cooler off the porch: the ocean wind salts its fan and grille.',
          },
          'range-hood': {
            en: 'East of Seminole Road a hood’s cap rusts: see that it swings before winter’s nor’easters.',
          },
        },
        source: 'coast map',
      },
      {
        condition: 'older homes',
        services: ['refrigerator', 'oven', 'stove', 'wine-cooler', 'microwave'],
        fact: {
          en: 'Older beach houses near the ocean in Atlantic Beach may still have their original electrical panels.',
        },
        lines: {
          refrigerator: {
            en: 'Older beach houses in Atlantic Beach may have an original panel: give the refrigerator a circuit without the window unit.',
          },
          washer: {
            en: 'In an older beach house in Atlantic Beach the washer’s valves may be stiff with age: try them gently by hand, and have a stuck one replaced before a hose fails.',
          },
          dryer: {
            en: 'In an older Atlantic Beach house the dryer’s outlet may have three slots: photograph it before you buy a new cord or dryer.',
          },
          oven: {
            en: 'If an older beach house has fuses instead of breakers, do not touch them: a cold electric oven there may need an electrician first.',
          },
          stove: {
            en: 'In an older Atlantic Beach house, have the panel checked before you order an induction range.',
          },
          'wine-cooler': {
            en: 'In an older Atlantic Beach house, check that the wine cooler’s outlet is grounded: two slots mean that it is not.',
          },
          microwave: {
            en: 'In an older Atlantic Beach house, see what else goes dark when the microwave trips a breaker.',
          },
        },
        source: 'city or county website',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some Atlantic Beach houses have propane.' },
        lines: {
          oven: {
            en: 'In an Atlantic Beach house on propane, the tank is not the cause when only the oven is out and the burners light.',
          },
          stove: {
            en: 'An Atlantic Beach stove on propane takes burner parts made for it: ask first whether we work on propane.',
          },
        },
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
