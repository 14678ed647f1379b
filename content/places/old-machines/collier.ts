// What Naples and Collier County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const collierOldMachines = {
  naples: {
    words: {
      en: {
        fact: 'The City of Naples picks up appliances by special appointment with its Solid Waste Division.',
        advice: 'Call the city before you take an old machine to the curb.',
        lines: {
          refrigerator:
            'In the city of Naples, an old refrigerator is a special pickup: call the Solid Waste Division before you put it out.',
          'wine-cooler':
            'The City of Naples takes a wine cooler by special appointment only. Make the appointment before the new one is delivered.',
        },
      },
    },
    sources: ['City of Naples, Residential Collections'],
  },
  moorings: {
    words: {
      en: {
        fact: 'The Moorings is in the city of Naples, whose Solid Waste Division picks up appliances by special appointment.',
        advice: 'Call the city, not the county, before you take an old machine to the curb.',
        lines: {
          refrigerator:
            'The Moorings is inside the city of Naples, so the pickup of an old refrigerator is booked with the city, not with Collier County.',
        },
      },
    },
    sources: ['City of Naples, Residential Collections'],
  },
  // One rule of the county for four places: no line of an appliance would be the place’s own.
  lely: {
    words: {
      en: {
        fact: 'In Lely, Collier County picks up appliances and electronics if you schedule the pickup 48 hours ahead.',
        advice: 'Call the county at 311 before you take an old machine to the curb.',
        lines: {
          'wine-cooler':
            'In Lely, Collier County picks up an old wine cooler: call 311 at least 48 hours ahead.',
          microwave:
            'Collier County picks up old appliances and electronics in Lely. Call 311 at least 48 hours before you put a microwave out.',
        },
      },
    },
    sources: ['Collier County, Solid Waste Division'],
  },
  vineyards: {
    words: {
      en: {
        fact: 'At Vineyards, an appliance is a special bulky item: Collier County wants a call 48 hours ahead.',
        advice: 'Call 311 for the county before you take an old machine to the curb.',
        lines: {
          'wine-cooler':
            'Collier County counts an old wine cooler at Vineyards as a special bulky item. Call 311 two days before you put it at the curb.',
          microwave:
            'Before you put out an old microwave at Vineyards, call 311: Collier County wants appliances and electronics scheduled two days ahead.',
        },
      },
    },
    sources: ['Collier County, Solid Waste Division'],
  },
  'east-naples': {
    words: {
      en: {
        fact: 'East Naples is outside the Naples city limits, so Collier County picks up appliances if you call 48 hours ahead.',
        advice: 'Call 311 for the county before you put out an old machine.',
        lines: {
          microwave:
            'On Collier County’s routes in East Naples, electronics and appliances need a call to 311 two days ahead. Call before you put out a microwave, too.',
          'wine-cooler':
            'To have an old wine cooler picked up in East Naples, call the county at 311 two days ahead. If your street is inside the city of Naples, call the city instead.',
        },
      },
    },
    sources: ['Collier County, Solid Waste Division'],
  },
  'pelican-bay': {
    words: {
      en: {
        fact: 'Collier County, not the City of Naples, picks up appliances at Pelican Bay’s houses if you call 48 hours ahead.',
        advice: 'Call 311 for the county first. In a tower, ask the manager where an old machine goes.',
        lines: {
          'wine-cooler':
            'At a Pelican Bay house, call Collier County at 311 two days before you put an old wine cooler at the curb. In a tower, the manager says where it goes.',
          microwave:
            'Collier County picks up appliances and electronics at Pelican Bay’s houses if you schedule a pickup at 311. In a tower, ask the manager where a microwave goes.',
        },
      },
    },
    sources: ['Collier County, Solid Waste Division'],
  },
  'marco-island': {
    words: {
      en: {
        fact: 'Collier County’s recycling drop-off center for Marco Island is on Chalmer Drive, at the corner of East Elkcam Circle.',
        advice: 'Ask the county at 311 whether it takes your machine, or who picks it up.',
        lines: {
          refrigerator:
            'Collier County has a drop-off center on Chalmer Drive on Marco Island. Before you load an old refrigerator, ask 311 whether the center takes it or who picks it up.',
        },
      },
    },
    sources: ['Collier County, Marco Island Recycling Drop-off Center'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
