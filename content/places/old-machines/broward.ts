// What the cities of Broward County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const browardOldMachines = {
  'fort-lauderdale': {
    words: {
      en: {
        fact: 'Fort Lauderdale’s bulk pickup is for machines that are beyond repair. The city asks you to give away what works or needs a small fix.',
        advice: 'Ask a charity, such as Habitat for Humanity’s ReStore, before you set a machine out.',
        lines: {
          refrigerator:
            'The City of Fort Lauderdale keeps its bulk pickup for machines beyond repair. For a refrigerator that needs a small fix, it names Habitat for Humanity of Broward.',
        },
      },
    },
    sources: ['City of Fort Lauderdale, Green Your Routine, oversized items'],
  },
  hollywood: {
    words: {
      en: {
        fact: 'Hollywood’s bulk pickup takes dishwashers, washers, dryers, stoves and refrigerators.',
        advice: 'Take the door off a refrigerator before it goes out.',
        lines: {
          refrigerator:
            'Hollywood picks up an old refrigerator with bulk trash on one condition: the door must be off.',
        },
      },
    },
    sources: ['City of Hollywood, Environmental Services Division, commingled materials'],
  },
  plantation: {
    words: {
      en: {
        fact: 'Plantation’s bulk pickup takes appliances. Refrigerant has to be removed first, and the machine needs an approved sticker.',
        advice: 'Get the sticker before a refrigerator or wine cooler goes to the curb.',
        lines: {
          refrigerator:
            'In Plantation, an old refrigerator goes out with an approved sticker, which shows that its refrigerant was removed. Ask the store that delivers a new one whether it takes the old one.',
          'wine-cooler':
            'Plantation’s rule for bulk pickup, refrigerant out and a sticker on, is for every appliance that has some. A wine cooler with a compressor does.',
        },
      },
    },
    sources: ['City of Plantation, Bulk Pickup Guidelines'],
  },
  tamarac: {
    words: {
      en: {
        fact: 'Tamarac picks up appliances with the bulk trash: each week at houses, a few times a year at condos.',
        advice: 'In a condo, ask the manager when and where an old machine may go out.',
        lines: {
          refrigerator:
            'At a Tamarac house, an old refrigerator can go out with the weekly bulk trash. At a condo it is quarterly, so ask the manager.',
          microwave:
            'Tamarac picks up bulk trash every week at houses, but only a few times a year at condos. Ask the manager where an old microwave may wait.',
        },
      },
    },
    sources: ['City of Tamarac, Bulk Trash & Yard Waste', 'City of Tamarac, frequently asked questions'],
  },
  'pompano-beach': {
    words: {
      en: {
        fact: 'Pompano Beach picks up bulk waste at houses, duplexes and triplexes. Larger buildings and mobile homes need an appointment.',
        advice: 'Make it with Environmental Services before an old machine goes out.',
        lines: {
          refrigerator:
            'In a Pompano Beach mobile home or a building of four homes or more, bulk pickup is by appointment. Make it before an old refrigerator goes out.',
          microwave:
            'Pompano Beach wants small items in the gray cart, not on the bulk pile. Ask whether your microwave is one of them.',
        },
      },
    },
    sources: ['City of Pompano Beach, Bulk Waste'],
  },
  'hallandale-beach': {
    words: {
      en: {
        fact: 'Hallandale Beach counts appliances as bulk trash, and can fine you for one that is out at the wrong time.',
        advice: 'Ask the city for your date before an old machine goes to the swale.',
        lines: {
          refrigerator:
            'Bulk trash out at the wrong time can bring a fine in Hallandale Beach. Ask the city for your date before an old refrigerator goes to the swale.',
        },
      },
    },
    sources: [
      'City of Hallandale Beach, Penalties & Fines',
      'City of Hallandale Beach, sanitation programs and services',
    ],
  },
  miramar: {
    words: {
      en: {
        fact: 'Miramar’s monthly bulk pickup takes appliances that are certified free of refrigerant.',
        advice: 'Only a certified technician may empty a refrigerator or wine cooler. Have that done first.',
        lines: {
          refrigerator:
            'Miramar’s bulk crews take a refrigerator that is certified free of refrigerant. Ask the store that delivers a new one whether it takes the old one.',
          'wine-cooler':
            'Miramar takes appliances only if they are certified free of refrigerant. A wine cooler with a compressor has some, so it needs that, too.',
        },
      },
    },
    sources: ['City of Miramar, Bulk Collection'],
  },
  weston: {
    words: {
      en: {
        fact: 'Weston’s bulk pickup, a few times a year, takes large and small appliances, but no electronics.',
        advice: 'Have a certified technician remove the refrigerant from a refrigerator first.',
        lines: {
          refrigerator:
            'Weston picks up an old refrigerator only a few times a year, after a certified dealer removed its refrigerant. Ask the store that delivers a new one whether it takes the old one.',
          microwave:
            'Weston’s bulk pickup takes small appliances but no electronics. Ask Public Works which of the two your microwave is.',
          'wine-cooler':
            'Weston wants refrigerant removed from refrigerators before a bulk date. A wine cooler with a compressor has some, so ask first.',
        },
      },
    },
    sources: ['City of Weston, Residential Bulk Trash Collection'],
  },
  'coral-springs': {
    words: {
      en: {
        fact: 'Coral Springs picks up appliances from houses with the bulk trash. A refrigerator or freezer needs its doors off and its refrigerant removed.',
        advice:
          'Only a certified technician may remove the refrigerant. A notice that it is out must be in plain view.',
        lines: {
          refrigerator:
            'Coral Springs picks up an old refrigerator only with its doors off, its refrigerant removed, and a notice of that in plain view.',
          'wine-cooler':
            'A wine cooler with a compressor has refrigerant. Ask Coral Springs whether its rule for refrigerators holds for yours: doors off, refrigerant out, notice in view.',
        },
      },
    },
    sources: ['City of Coral Springs, Bulk Trash'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
