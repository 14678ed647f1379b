// What the cities of Broward County from Fort Lauderdale north do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const browardNorthOldMachines = {
  'fort-lauderdale': {
    words: {
      en: {
        fact: 'Fort Lauderdale’s bulk pickup is for machines that are beyond repair. The city asks you to give away what works or needs a small fix.',
        advice: 'Ask a charity, such as Habitat for Humanity’s ReStore, before you set a machine out.',
        lines: {
          refrigerator:
            'Fort Lauderdale’s bulk pickup is for machines beyond repair. If an old refrigerator needs only a small fix, ask Habitat for Humanity of Broward, which the city names, whether it takes yours.',
          'wine-cooler':
            'The City of Fort Lauderdale asks you to give away what needs only a small fix. Before you put such a wine cooler out for bulk pickup, ask a charity whether it takes one.',
        },
      },
    },
    sources: ['City of Fort Lauderdale, Green Your Routine, oversized items'],
  },
  plantation: {
    words: {
      en: {
        fact: 'Plantation’s bulk pickup takes appliances. A refrigerator, or a wine cooler with a compressor, first needs its refrigerant removed and an approved sticker.',
        advice:
          'Only a certified technician may remove the refrigerant. Ask the city who gives out the sticker.',
        lines: {
          refrigerator:
            'In Plantation, an old refrigerator needs an approved sticker, which shows that its refrigerant was removed. Ask the store that delivers a new one whether it takes the old one.',
          'wine-cooler':
            'Plantation’s bulk pickup takes a wine cooler with a compressor only if its refrigerant is out and it has an approved sticker. Ask the city who gives out the sticker.',
        },
      },
    },
    sources: ['City of Plantation, Bulk Pickup Guidelines'],
  },
  sunrise: {
    words: {
      en: {
        fact: 'Sunrise’s hauler picks up bulk trash every week at the curb. Communities with a bulk trash area may have another schedule.',
        advice: 'If your community has such an area, ask its office when you may put a machine there.',
        lines: {
          refrigerator:
            'Sunrise has a weekly bulk pickup, but the hauler leaves what is too heavy to load safely. Ask the hauler about an old refrigerator before you put it out.',
          'wine-cooler':
            'Sunrise asks you to keep bulk trash away from mailboxes, poles and fences. Set a wine cooler well clear of all three.',
        },
      },
    },
    sources: ['City of Sunrise, automated garbage collection', 'Republic Services for Sunrise, services'],
  },
  lauderhill: {
    words: {
      en: {
        fact: 'Lauderhill’s hauler picks up bulk trash at houses on one day a month, shown on the city’s calendar.',
        advice: 'Look up that day before you put out an old machine.',
        lines: {
          refrigerator:
            'Houses in Lauderhill have only one bulk day a month. Look up that day before a new refrigerator is delivered, so that the old one does not wait for weeks.',
        },
      },
    },
    sources: ['City of Lauderhill, Bulk Trash Collection'],
  },
  tamarac: {
    words: {
      en: {
        fact: 'Tamarac picks up appliances with the bulk trash: each week at houses, a few times a year at condos.',
        advice: 'In a condo, ask the manager when and where you may put out an old machine.',
        lines: {
          refrigerator:
            'At a Tamarac house, put an old refrigerator out with the weekly bulk trash. At a condo, the pickup is quarterly, so ask the manager for the date.',
          microwave:
            'Tamarac picks up bulk trash every week at houses, but only a few times a year at condos. At a condo, ask the manager where to keep an old microwave until then.',
        },
      },
    },
    sources: ['City of Tamarac, Bulk Trash & Yard Waste', 'City of Tamarac, frequently asked questions'],
  },
  'pompano-beach': {
    words: {
      en: {
        fact: 'Pompano Beach picks up bulk waste at houses, duplexes and triplexes. Larger buildings and mobile homes need an appointment.',
        advice: 'If you need one, make it with Environmental Services before you put out an old machine.',
        lines: {
          refrigerator:
            'For a Pompano Beach mobile home or a building of four or more homes, bulk pickup is by appointment. Make the appointment before you put out an old refrigerator.',
          microwave:
            'Pompano Beach wants small items in the gray cart, not on the bulk pile. An old microwave that fits in the cart is a small item.',
        },
      },
    },
    sources: ['City of Pompano Beach, Bulk Waste'],
  },
  'deerfield-beach': {
    words: {
      en: {
        fact: 'In Deerfield Beach, only the city picks up garbage and bulk trash from homes.',
        advice: 'Ask the city for your pickup day, and leave five feet between an old machine and the carts.',
        lines: {
          refrigerator:
            'The City of Deerfield Beach picks up bulk trash itself. Ask it for your pickup day, and leave five feet between an old refrigerator and the carts.',
        },
      },
    },
    sources: ['City of Deerfield Beach, Residential Services'],
  },
  'coral-springs': {
    words: {
      en: {
        fact: 'Coral Springs picks up appliances from houses with the bulk trash. A refrigerator or freezer needs its doors off and its refrigerant removed.',
        advice:
          'Have a certified technician remove the refrigerant, and tape a note that says so in plain view.',
        doorsOff: ['refrigerator'],
        lines: {
          refrigerator:
            'Coral Springs picks up an old refrigerator only with its doors off and its refrigerant out. After a certified technician has removed the refrigerant, tape a note that says so in plain view.',
          'wine-cooler':
            'Before its bulk pickup, Coral Springs wants the refrigerant out of a refrigerator. A small, silent wine cooler has none, so ask whether you may put it out as it is.',
        },
      },
    },
    sources: ['City of Coral Springs, Bulk Trash'],
  },
  parkland: {
    words: {
      en: {
        fact: 'Parkland requires homes to use Waste Management for garbage. The collection takes no electronics.',
        advice:
          'Ask Waste Management for your bulk date, and whether the refrigerant of a refrigerator has to be removed first.',
        lines: {
          refrigerator:
            'Before you put out an old refrigerator in Parkland, ask Waste Management for the bulk date, and whether the refrigerant has to be out.',
          microwave:
            'Parkland’s garbage collection takes no electronics, and a microwave has a circuit board. Keep yours out of the can, and ask Waste Management how to get rid of it.',
        },
      },
    },
    sources: ['City of Parkland, Garbage and Recycling'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
