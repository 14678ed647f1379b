// What the cities of Hillsborough County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const hillsboroughCityOldMachines = {
  tampa: {
    words: {
      en: {
        fact: 'Tampa picks up bulky items in its SWEEP program, at set times for each address.',
        advice: 'Look up your date at tampa.gov/SWEEP before you take an old machine to the curb.',
        lines: {
          refrigerator:
            'In Tampa, SWEEP, the city’s bulky item collection, takes an old refrigerator. Look up the SWEEP date for your address before you put it out.',
          'wine-cooler':
            'In Tampa, put a dead wine cooler at the curb on your SWEEP date, not with the weekly cart. Look up the date for your address first.',
        },
      },
    },
    sources: ['City of Tampa, Solid Waste, for residents'],
  },
  'plant-city': {
    words: {
      en: {
        fact: 'Plant City’s Solid Waste Department picks up refrigerators, freezers, washers and dryers. Refrigerant must be removed first.',
        advice:
          'Only a certified technician may remove the refrigerant, so arrange that before you ask for the pickup.',
        lines: {
          refrigerator:
            'Plant City picks up an old refrigerator only after its refrigerant has been removed. If you buy a new one, ask whether the store hauls the old one away, so that you don’t need a pickup.',
          'wine-cooler':
            'Plant City picks up a wine cooler with a compressor only after its refrigerant has been removed. Have a certified technician do that before you ask for the pickup.',
        },
      },
    },
    sources: ['City of Plant City, Other Services: white goods'],
  },
  'temple-terrace': {
    words: {
      en: {
        fact: 'Temple Terrace gives each home one pickup of large items a year, and special pickups for a charge. The city takes no electronics.',
        advice: 'Ask Public Works whether an old machine can go with the yearly pickup.',
        lines: {
          refrigerator:
            'Temple Terrace picks up large items once a year, and at other times for a charge. Ask Public Works which of the two pickups takes an old refrigerator.',
        },
      },
    },
    sources: ['City of Temple Terrace, Guidelines for Residential Garbage Collection'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
