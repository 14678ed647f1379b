// Guides to the places of collier: what is true of each and changes something for an appliance. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { PlaceGuide } from './local-fact-form.ts';
import { laundry, outOfDoors, toCookWith, withWater } from './service-groups.ts';

export const collierGuides = {
  naples: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Beach condos and golf homes in Naples are often closed from May to October.' },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Condo buildings line the Gulf from Park Shore to Vanderbilt Beach.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'City wells inland supply water softened with lime. The county serves homes north and east of the city.',
        },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some large ranges in Port Royal run on propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        services: ['refrigerator', 'washer', 'dryer', 'range-hood'],
        fact: { en: 'Salt settles on every lanai west of US 41.' },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven', 'wine-cooler'],
        fact: {
          en: 'Port Royal and the golf communities have built-in refrigerators, wall ovens and wine coolers.',
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'Condo and club rules in Naples often keep loud work out of the winter season.' },
        source: 'association practice',
      },
      {
        condition: 'flood water',
        fact: { en: 'Hurricane Ian’s surge filled ground floors near the Gulf in September 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Ask your condo or club what hours and what season it allows work in.' } },
      { line: { en: 'If you are away, name the home-watch service that opens the door.' } },
      { line: { en: 'Tell us the name of your community and how its gate lets us in.' } },
    ],
  },
  moorings: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Many condos on Gulf Shore Boulevard North are empty from spring to fall.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: {
          en: 'Many apartments in Moorings buildings of the 1970s and 1980s have a small laundry closet.',
        },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'In the Moorings condos a manager lets technicians in when the owner is away.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'Moorings gets City of Naples water, softened with lime.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some new bayfront houses in Moorings have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: { en: 'Moorings has the Gulf on one side and a salt bay on the other.' },
        source: 'coast map',
      },
      {
        condition: 'flood water',
        fact: { en: 'The low bayfront streets of Moorings took Hurricane Ian’s surge in 2022.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Give the building’s office the appointment in writing when you are away.' } },
      { line: { en: 'Tell us the name of the building: numbers on Gulf Shore Boulevard are hard to see.' } },
      {
        services: withWater,
        line: { en: 'Ask whether one valve shuts off the water for a whole stack of apartments.' },
      },
    ],
  },
  lely: {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Villas and coach homes in Lely Resort are mostly winter homes.' },
        source: 'city or county website',
      },
      {
        condition: 'gated streets',
        fact: { en: 'The villages of Lely Resort have their own gates along Grand Lely Drive.' },
        source: 'association practice',
      },
      {
        condition: 'outside changes',
        fact: {
          en: 'Coach-home associations share attics and lanais, so duct work above a ceiling may be theirs to approve.',
        },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'County water in Lely blends fresh wells with reverse osmosis.' },
        source: 'water quality report',
      },
      {
        condition: 'flood water',
        fact: { en: 'Low ground toward the mangroves is in an evacuation zone.' },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Name the village: Grand Lely Drive loops through all of them.' } },
      { line: { en: 'For an upstairs coach home, say how the stairs turn.' } },
      { line: { en: 'Give the gate our company name and leave your number there.' } },
    ],
  },
  vineyards: {
    facts: [
      {
        condition: 'gated streets',
        fact: {
          en: 'Every visit to Vineyards starts at a guarded gate, and each village inside has its own association.',
        },
        source: 'association practice',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Some Vineyards owners live here only in winter.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: {
          en: 'The county’s northern plant supplies Vineyards with softened and membrane-treated water.',
        },
        source: 'water quality report',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator', 'oven'],
        fact: { en: 'Single-family houses in Vineyards often have wall ovens and a second refrigerator.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'Tell us the village and where a van may park there.' } },
      { line: { en: 'At the Vineyards gate, put our company name on the list for the day.' } },
      {
        services: ['oven', 'refrigerator'],
        line: { en: 'Send the model number first if an oven or refrigerator is built in.' },
      },
    ],
  },
  'marco-island': {
    facts: [
      {
        condition: 'seasonal homes',
        fact: { en: 'Most of the island’s condos and many houses are closed for part of the year.' },
        source: 'city or county website',
      },
      {
        condition: 'towers',
        fact: { en: 'Gulf-front towers line Collier Boulevard on Marco Island.' },
        source: 'city or county website',
      },
      {
        condition: 'vacation rentals',
        fact: { en: 'Many apartments and houses on Marco Island are rented by the week or month.' },
        source: 'city or county website',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Marco Island has the Gulf, the bay and canals on all sides, so the air is salty all year.',
        },
        source: 'coast map',
      },
      {
        condition: 'medium water',
        fact: { en: 'Lake water from the mainland and reverse-osmosis wells on the island feed two plants.' },
        source: 'water quality report',
      },
      {
        condition: 'city power',
        fact: { en: 'Lee County Electric Cooperative supplies the power on Marco Island.' },
        source: 'LCEC',
      },
      {
        condition: 'flood water',
        fact: {
          en: 'Irma came ashore at Marco Island in September 2017, and the whole island was told to leave for Ian in 2022 and for Milton in 2024.',
        },
        source: 'National Hurricane Center',
      },
    ],
    beforeWeCome: [
      {
        line: {
          en: 'Towers on the beach set hours and want floor covers and paperwork: ask yours, and ask about Saturdays.',
        },
      },
      { line: { en: 'Tell us whether you are near the Jolley Bridge or at the Goodland end.' } },
      { line: { en: 'For a rental, name the manager who may approve a part.' } },
    ],
  },
  'east-naples': {
    facts: [
      {
        condition: 'mobile homes',
        fact: { en: 'East Naples has older mobile-home parks off US 41 and Bayshore Drive.' },
        source: 'city or county website',
      },
      {
        condition: 'condo laundry',
        fact: { en: 'Golf condos such as Glades have laundry closets of the 1970s.' },
        source: 'city or county website',
      },
      {
        condition: 'medium water',
        fact: { en: 'Streets near the city are on Naples water, the rest of East Naples on the county’s.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        services: toCookWith,
        fact: { en: 'Some mobile-home parks in East Naples have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'flood water',
        services: outOfDoors,
        fact: {
          en: 'Low streets toward the bay flooded in Hurricane Ian in 2022, and machines in ground-level sheds were lost.',
        },
        source: 'National Hurricane Center',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many park homes and golf condos are used from November to April.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      { line: { en: 'In a park, give us the lot number and the office’s hours.' } },
      {
        services: laundry,
        line: { en: 'Say whether the washer is in a shed: we need light and a dry floor there.' },
      },
      { line: { en: 'On US 41, give a cross street: it runs the whole length of East Naples.' } },
    ],
  },
  'pelican-bay': {
    facts: [
      {
        condition: 'towers',
        fact: { en: 'Towers on the Gulf side of Pelican Bay rise above a belt of mangroves.' },
        source: 'city or county website',
      },
      {
        condition: 'seasonal homes',
        fact: { en: 'Many owners in Pelican Bay are away from May to October.' },
        source: 'city or county website',
      },
      {
        condition: 'association rules',
        fact: { en: 'The office of each building in Pelican Bay decides on contractor parking and hours.' },
        source: 'association practice',
      },
      {
        condition: 'medium water',
        fact: { en: 'The county’s north plant blends fresh wells with reverse osmosis for Pelican Bay.' },
        source: 'water quality report',
      },
      {
        condition: 'no gas mains',
        fact: { en: 'Some houses in Pelican Bay have propane.' },
        source: 'trade knowledge',
      },
      {
        condition: 'salt air',
        fact: {
          en: 'Mangroves shield the villas of Pelican Bay, but the towers get the Gulf breeze.',
        },
        source: 'coast map',
      },
      {
        condition: 'large kitchens',
        services: ['refrigerator'],
        fact: { en: 'Wine coolers and built-in refrigerators are common in Pelican Bay kitchens.' },
        source: 'city or county website',
      },
    ],
    beforeWeCome: [
      {
        line: { en: 'Have your building’s office tell us where a van may park and which elevator to use.' },
      },
      { line: { en: 'If you are away, name who opens the door and who may approve a part.' } },
      {
        line: { en: 'For a villa or a house, give the name of the association, since street names repeat.' },
      },
    ],
  },
} as const satisfies Partial<Record<CitySlug, PlaceGuide>>;
