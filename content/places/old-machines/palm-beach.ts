// What the cities of Palm Beach County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const palmBeachOldMachines = {
  'boca-raton': {
    words: {
      en: {
        fact: 'Boca Raton picks up refrigerators, washers and dryers from houses as bulk items.',
        advice: 'Take the doors off, and keep the machine five feet from carts, trees and poles.',
        doorsOff: ['refrigerator', 'washer', 'dryer'],
        lines: {
          refrigerator:
            'Inside the city limits, Boca Raton picks up an old refrigerator from a house as a bulk item. The city asks you to take the doors off.',
          washer: 'Boca Raton picks up an old washer from a house as a bulk item, with its door or lid off.',
          dryer:
            'Boca Raton picks up an old dryer from a house as a bulk item. Take its door off, and set the dryer five feet from carts, trees and poles.',
          'wine-cooler':
            'At a Boca Raton house, put an old wine cooler five feet from carts, trees and poles. In a condo, ask the office, because the city’s pickup of large appliances is for houses.',
        },
      },
    },
    sources: ['City of Boca Raton, Bulk Waste'],
  },
  'boynton-beach': {
    words: {
      en: {
        fact: 'Boynton Beach picks up appliances with the bulk trash, up to three cubic yards, separate from vegetation.',
        advice: 'Outside the city limits, even if you have city water, ask the Solid Waste Authority.',
        lines: {
          refrigerator:
            'Inside Boynton Beach, an old refrigerator is bulk trash. Outside the limits, even if you have city water, ask the Solid Waste Authority.',
          'wine-cooler':
            'Boynton Beach picks up an old wine cooler only inside the city limits. If you live outside them and have city water, ask the Solid Waste Authority all the same.',
        },
      },
    },
    sources: [
      'City of Boynton Beach, Garbage & Recycling',
      'Solid Waste Authority of Palm Beach County, bulk items',
    ],
  },
  'delray-beach': {
    words: {
      en: {
        fact: 'Delray Beach picks up refrigerators and washing machines at the curb as bulk waste.',
        advice: 'Look up your scheduled day first. Outside the city limits, ask the Solid Waste Authority.',
        lines: {
          refrigerator:
            'Delray Beach picks up refrigerators as bulk waste on a scheduled day. Look up your day before you take an old refrigerator to the curb.',
          washer:
            'Delray Beach lists washing machines as bulk waste, so an old one can go to the curb on your scheduled day.',
        },
      },
    },
    sources: ['City of Delray Beach, Garbage & Recycling Services'],
  },
  'west-palm-beach': {
    words: {
      en: {
        fact: 'West Palm Beach’s code requires five feet between the garbage cart and an appliance at the curb. The Solid Waste Authority’s landfill takes appliances, too.',
        advice: 'Ask the city’s Sanitation Division when bulk trash is picked up on your street.',
        lines: {
          refrigerator:
            'West Palm Beach’s city code requires five feet between an old refrigerator and the garbage cart at the curb: the truck’s arm needs room.',
          'wine-cooler':
            'The Solid Waste Authority’s landfill takes appliances and has them recycled as scrap. If your bulk day in West Palm Beach is far off, take a wine cooler there.',
          microwave:
            'The Solid Waste Authority’s landfill takes appliances, and its transfer stations take electronics. Before you drive there from West Palm Beach, ask which of the two takes a microwave.',
        },
      },
    },
    sources: [
      'City of West Palm Beach, Yard Waste & Bulk',
      'City of West Palm Beach, Code of Ordinances, section 74-35',
      'Solid Waste Authority of Palm Beach County, special waste disposal guide',
      'Solid Waste Authority of Palm Beach County, transfer stations',
    ],
  },
  jupiter: {
    words: {
      en: {
        fact: 'In Jupiter, Waste Management collects trash only from its carts. Bulk items have service days of their own.',
        advice: 'Ask the town for the bulk day of your street before you put out a machine.',
        lines: {
          refrigerator:
            'Jupiter collects bulk items on a separate day. Ask the town which day is yours before you put out an old refrigerator.',
        },
      },
    },
    sources: [
      'Town of Jupiter, Garbage & Recycling FAQ',
      'Solid Waste Authority of Palm Beach County, transfer stations',
    ],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
