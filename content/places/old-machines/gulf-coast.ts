// What places from Manatee to Charlotte County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const gulfCoastOldMachines = {
  bradenton: {
    words: {
      en: {
        fact: 'Around Bradenton, outside the city limits, Manatee County takes appliances and electronics only as a special pickup.',
        advice:
          'See whether the county or the City of Bradenton bills you for trash, and ask that office first.',
        lines: {
          refrigerator:
            'Inside the Bradenton city limits, ask the city how it picks up an old refrigerator. Outside the limits, ask Manatee County for a special pickup.',
          microwave:
            'On Manatee County’s routes around Bradenton, a microwave counts as electronics. Keep it out of the trash, and ask Manatee County Utilities for a special pickup.',
        },
      },
    },
    sources: [
      'Manatee County, residential garbage collection',
      'City of Bradenton, release of 28 September 2024 on debris',
    ],
  },
  palmetto: {
    words: {
      en: {
        fact: 'Outside the Palmetto city limits, an appliance needs a special pickup from Manatee County. Inside the limits, the city picks it up.',
        advice: 'Find out which side of the city line you are on before you put out an old machine.',
        lines: {
          refrigerator:
            'If your Palmetto address is in the city, ask the city before you put out an old refrigerator. In the county, schedule a special pickup with Manatee County Utilities.',
        },
      },
    },
    sources: [
      'Manatee County, residential garbage collection',
      'City of Palmetto, solid waste schedule of September 2017',
    ],
  },
  ellenton: {
    words: {
      en: {
        fact: 'In Ellenton, Manatee County picks up appliances and electronics only as a special pickup. A microwave counts as electronics.',
        advice: 'Schedule the pickup with the county’s Utilities Department before you put the machine out.',
        lines: {
          refrigerator:
            'In Ellenton, Manatee County does not collect an old refrigerator with other large items. Ask Manatee County Utilities for a special pickup first.',
          microwave:
            'In Ellenton, a microwave counts as electronics, like a TV. Manatee County takes it in a special pickup that you schedule.',
          'wine-cooler':
            'Manatee County picks up appliances in Ellenton only as a special pickup. Schedule one with the county’s Utilities Department before you put out an old wine cooler.',
        },
      },
    },
    sources: ['Manatee County, residential garbage collection'],
  },
  sarasota: {
    words: {
      en: {
        fact: 'The City of Sarasota counts appliances and electronics as special waste, which is collected apart from the garbage.',
        advice: 'Ask the city’s Solid Waste Division first. Outside the city limits, ask Sarasota County.',
        lines: {
          refrigerator:
            'In the City of Sarasota, an old refrigerator is special waste. Ask the Solid Waste Division when it picks up special waste, and keep the refrigerator indoors until then.',
          microwave:
            'In the City of Sarasota, appliances and electronics are both special waste. Keep an old microwave out of the cart, and ask the Solid Waste Division to collect it.',
        },
      },
    },
    sources: ['City of Sarasota, solid waste FAQ'],
  },
  venice: {
    words: {
      en: {
        fact: 'Around Venice, outside the city limits, Sarasota County collects appliances at the curb.',
        advice: 'Ask the county about your machine first. Inside the city, ask the City of Venice.',
        lines: {
          refrigerator:
            'If your Venice address is outside the city limits, put an old refrigerator out on the county’s collection day. Inside the limits, ask the City of Venice first.',
          microwave:
            'Outside the Venice city limits, Sarasota County collects appliances at the curb, but electronics only on request. To be safe, request the pickup of an old microwave.',
        },
      },
    },
    sources: ['University of Florida Extension in Sarasota County, Curbside Collection Tips'],
  },
  'north-port': {
    words: {
      en: {
        fact: 'North Port picks up appliances and electronics as bulk waste, which you schedule in advance, a limited number of times a year.',
        advice:
          'Take the doors off a refrigerator or freezer, take all food out, and keep the machine apart from other bulk.',
        doorsOff: ['refrigerator'],
        lines: {
          refrigerator:
            'North Port picks up an old refrigerator if you schedule it. Before it goes out, take its doors off and all food out.',
          microwave:
            'North Port takes electronics and appliances in a bulk pickup that you schedule. Set a microwave apart from the rest of the pile.',
          'wine-cooler':
            'North Port allows a limited number of bulk pickups a year, each scheduled in advance. Before you use one for a wine cooler, see what else can go with it.',
        },
      },
    },
    sources: ['City of North Port, Bulk Waste Guidelines'],
  },
  'punta-gorda': {
    words: {
      en: {
        fact: 'Punta Gorda’s Sanitation Division picks up washers, dryers, stoves and refrigerators by appointment.',
        advice:
          'Make the appointment first. City code does not let scrap collectors take a machine from the curb.',
        lines: {
          refrigerator:
            'Punta Gorda’s Sanitation Division picks up an old refrigerator by appointment. City code does not let scrap collectors take it from the curb.',
        },
      },
    },
    sources: ['City of Punta Gorda, Solid Waste, Trash, Yard Waste'],
  },
  'port-charlotte': {
    words: {
      en: {
        fact: 'In Port Charlotte, the county’s hauler picks up electronic waste by appointment. The mini-transfer sites stopped taking it in 2025.',
        advice: 'Ask the hauler about an old machine two days before your collection day.',
        lines: {
          microwave:
            'Charlotte County’s mini-transfer sites stopped taking electronic waste in 2025. Make an appointment with the county’s hauler for an old microwave.',
        },
      },
    },
    sources: ['Charlotte County, release of 29 January 2025 on e-waste'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
