// What the cities of Broward County south of Fort Lauderdale, and Weston, do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const browardSouthOldMachines = {
  hollywood: {
    words: {
      en: {
        fact: 'Hollywood’s bulk pickup takes dishwashers, washers, dryers, stoves and refrigerators.',
        advice:
          'Take every door off a refrigerator before you put it out: the city does not take one that is only locked.',
        doorsOff: ['refrigerator'],
        lines: {
          refrigerator:
            'Hollywood picks up an old refrigerator with bulk trash only if every door is off; locking the doors is not enough.',
          'wine-cooler':
            'Hollywood’s list for bulk pickup names refrigerators but no wine coolers. Ask the city whether it takes a wine cooler before you carry yours out.',
        },
      },
    },
    sources: ['City of Hollywood, Environmental Services Division, commingled materials'],
  },
  'hallandale-beach': {
    words: {
      en: {
        fact: 'Hallandale Beach counts appliances as bulk trash, and can fine you for one that is out at the wrong time.',
        advice: 'Ask the city for your bulk date before you put an old machine on the swale.',
        lines: {
          refrigerator:
            'Bulk trash out at the wrong time can bring a fine in Hallandale Beach. Ask the city for your bulk date before you put an old refrigerator on the swale.',
          'wine-cooler':
            'A wine cooler put on the swale at the wrong time can bring a fine in Hallandale Beach. Ask the city for your bulk date first.',
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
        fact: 'Miramar’s monthly bulk pickup takes appliances. A refrigerator, or a wine cooler with a compressor, has to be certified free of refrigerant.',
        advice:
          'Have a certified technician remove the refrigerant and certify that it is out. A small, silent (thermoelectric) wine cooler has none.',
        lines: {
          refrigerator:
            'Miramar takes a refrigerator only once a technician certifies it free of refrigerant. Ask the store that delivers a new one whether it takes the old one.',
          'wine-cooler':
            'For Miramar’s bulk pickup, a technician has to certify that a wine cooler with a compressor is free of refrigerant. A small, silent (thermoelectric) wine cooler has none.',
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
            'Weston picks up an old refrigerator only a few times a year, after a certified company has removed the refrigerant. Ask the store that delivers a new one whether it takes the old one.',
          microwave:
            'Weston’s bulk pickup takes small appliances, but comes only a few times a year. An old microwave can wait for the next one.',
          'wine-cooler':
            'Weston’s bulk pickup comes only a few times a year. If the next date is far off, ask whether the store that delivers a new wine cooler takes the old one.',
        },
      },
    },
    sources: ['City of Weston, Residential Bulk Trash Collection'],
  },
  'pembroke-pines': {
    words: {
      en: {
        fact: 'In Pembroke Pines, Waste Pro picks up appliances on the bulk dates, including those with refrigerant.',
        advice: 'Look up your dates, and set the machine away from mailboxes, poles and fences.',
        lines: {
          refrigerator:
            'In Pembroke Pines, Waste Pro collects refrigerators on the bulk dates. Look up your date, and set the old refrigerator away from mailboxes, poles and fences.',
          'wine-cooler':
            'Waste Pro collects appliances with refrigerant on Pembroke Pines’ bulk dates. A wine cooler with a compressor counts as one, so keep it until your next date.',
        },
      },
    },
    sources: ['Waste Pro for Pembroke Pines, Residential Bulk Collection Rules'],
  },
  'cooper-city': {
    words: {
      en: {
        fact: 'Cooper City’s monthly bulk pickup takes washers, dryers, stoves and refrigerators. A refrigerator needs a tag that says its refrigerant is out.',
        advice:
          'Have a certified technician remove the refrigerant before you put a refrigerator or wine cooler at the curb.',
        lines: {
          refrigerator:
            'Cooper City picks up an old refrigerator only with its refrigerant removed and a tag that says so. Before you pay for the removal, ask whether the store that delivers a new refrigerator hauls the old one away.',
          'wine-cooler':
            'A wine cooler with a compressor has refrigerant. Before the monthly bulk pickup, Cooper City wants that refrigerant out and the machine tagged.',
          washer:
            'Cooper City’s monthly bulk pickup takes washers and dryers, up to six cubic yards in all. A pair is far less than that, so you can put out both at once.',
        },
      },
    },
    sources: ['City of Cooper City, Bulk Pick-Up Week', 'City of Cooper City, Bulk Waste Collection'],
  },
  davie: {
    words: {
      en: {
        fact: 'Davie picks up bulk trash once a month at houses, and once a quarter at condos and other shared buildings.',
        advice: 'Look up your date on the town’s Find Your Bulk Trash Date page.',
        lines: {
          refrigerator:
            'Davie gives each house one bulk date a month. Find your date on the town’s website, and set the old refrigerator clear of cars, trees and wires.',
        },
      },
    },
    sources: ['Town of Davie, Bulk Trash Collection Schedule & Guidelines'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
