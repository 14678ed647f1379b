// What the cities of Palm Beach County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const palmBeachOldMachines = {
  'boca-raton': {
    words: {
      en: {
        fact: 'Boca Raton picks up refrigerators, washers and dryers from houses as bulk items, with their doors off for safety.',
        advice: 'Take the doors off, and leave five feet to carts, trees and poles.',
        lines: {
          refrigerator:
            'Boca Raton picks up an old refrigerator from a house as a bulk item. The city asks you to take its doors off for safety.',
          dryer:
            'Boca Raton picks up an old dryer from a house as a bulk item, with its door off and five feet from any pole.',
          'wine-cooler':
            'Boca Raton wants the doors off refrigerators at the curb. Take a wine cooler’s glass door off, too, and leave five feet to carts and poles.',
        },
      },
    },
    sources: ['City of Boca Raton, Bulk Waste'],
  },
  'boynton-beach': {
    words: {
      en: {
        fact: 'Boynton Beach picks up appliances with the bulk trash, up to three cubic yards, apart from vegetation.',
        advice:
          'If you have city water but live outside the city limits, ask the Solid Waste Authority instead.',
        lines: {
          refrigerator:
            'Inside Boynton Beach, an old refrigerator is bulk trash. Outside the limits, even on city water, the Solid Waste Authority wants its doors off or sealed.',
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
            'Delray Beach picks up refrigerators as bulk waste on a scheduled day. Look yours up before the old one goes to the curb.',
          washer:
            'Delray Beach names washing machines in its list of bulk waste, so an old one can go to the curb on your scheduled day.',
        },
      },
    },
    sources: ['City of Delray Beach, Garbage & Recycling Services'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
