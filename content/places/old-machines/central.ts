// What places of Central and North Florida, without Orange and Seminole County, do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const centralOldMachines = {
  clermont: {
    words: {
      en: {
        fact: 'Around Clermont, outside the city limits, Lake County picks up appliances and electronics if you call a day ahead.',
        advice: 'Call the county or your hauler first. Inside the city, ask the City of Clermont instead.',
        lines: {
          refrigerator:
            'If your Clermont address is outside the city limits, call Lake County or your hauler a day before you put out an old refrigerator.',
          microwave:
            'Outside the Clermont city limits, call Lake County or your hauler a day before you put out an old microwave. Inside the limits, ask the city.',
        },
      },
    },
    sources: ['Lake County, Solid Waste, bulk service'],
  },
  'st-cloud': {
    words: {
      en: {
        fact: 'St. Cloud picks up large items once a week and adds the charge to your utility bill.',
        advice:
          'A call two days ahead is not required, but it makes sure that the crew comes for your machine.',
        lines: {
          refrigerator:
            'St. Cloud picks up large items each week and puts the charge on your utility bill. Call two days ahead to make sure that an old refrigerator is collected.',
          'wine-cooler':
            'St. Cloud picks up large items once a week and adds the charge to your utility bill. Ask the city what it charges for a wine cooler.',
        },
      },
    },
    sources: ['City of St. Cloud, Special Pickups'],
  },
  kissimmee: {
    words: {
      en: {
        fact: 'Kissimmee’s Sanitation Division has its own bulk trucks. Outside the city, you have to call Osceola County’s hauler about appliances.',
        advice: 'See who bills you for trash, and ask there before you put out an old machine.',
        lines: {
          refrigerator:
            'Outside the Kissimmee city limits, call Osceola County’s hauler about an old refrigerator. Inside the limits, ask the city’s Sanitation Division.',
        },
      },
    },
    sources: ['City of Kissimmee, Sanitation Division', 'Osceola County, Debris Removal'],
  },
  davenport: {
    words: {
      en: {
        fact: 'Around Davenport, outside the city limits, Polk County takes appliances as bulk waste, two items at a time, without a call.',
        advice: 'If you have a third machine, wait until the first two are gone.',
        lines: {
          washer:
            'Outside the Davenport limits, Polk County takes two bulk items at a time, so an old washer and its dryer can go together.',
          refrigerator:
            'Outside the Davenport limits, Polk County takes an old refrigerator as bulk waste without a call. Put out no more than two items at a time.',
        },
      },
    },
    sources: ['Polk County, Bulk Waste'],
  },
  'haines-city': {
    words: {
      en: {
        fact: 'Haines City collects bulk items with the garbage and has two cleanup days a year, in spring and fall.',
        advice:
          'Ask Public Works whether your machine goes with the bulk items or waits for a cleanup day. Outside the city limits, ask Polk County.',
        lines: {
          refrigerator:
            'Haines City collects bulk items with the garbage. Ask Public Works whether an old refrigerator can go with them or has to wait for the spring or fall cleanup.',
        },
      },
    },
    sources: [
      'City of Haines City, notice of Labor Day 2018 on sanitation',
      'City of Haines City, clean-up days',
    ],
  },
  bartow: {
    words: {
      en: {
        fact: 'Bartow collects appliances and electrical items once a week, on the same day as garbage.',
        advice: 'Look up your day in the city’s directory, and leave four feet around the carts.',
        lines: {
          refrigerator:
            'Bartow collects appliances on your garbage day. Set an old refrigerator four feet from the carts, so that the truck can still empty them.',
          microwave:
            'Only bagged garbage goes in a Bartow cart. Set an old microwave beside it, four feet away, on your garbage day: the city collects electrical items, too.',
        },
      },
    },
    sources: ['City of Bartow, Residential Refuse Collection', 'City of Bartow, garbage'],
  },
  mims: {
    words: {
      en: {
        fact: 'Mims is not a city, so Brevard County’s hauler picks up what is too big for the cart, but only if you call.',
        advice: 'Schedule the pickup before you take an old machine to the road.',
        lines: {
          refrigerator:
            'In Mims, Brevard County’s hauler takes what is too big for the cart only after a call. Call before you take an old refrigerator to the road.',
        },
      },
    },
    sources: ['Brevard County, release of 5 October 2020 on yard and bulky waste'],
  },
  titusville: {
    words: {
      en: {
        fact: 'Titusville’s regular garbage trucks empty only the city’s carts. Outside the city limits, Brevard County’s hauler takes bulky waste.',
        advice:
          'In the city, ask Solid Waste how an old machine is picked up. Outside the limits, call the county’s hauler.',
        lines: {
          refrigerator:
            'Titusville’s garbage trucks are built for the city’s carts, not for an old refrigerator. Ask the city how a refrigerator is collected before you take yours to the road.',
        },
      },
    },
    sources: [
      'City of Titusville, Automated Refuse Collection',
      'Brevard County, release of 5 October 2020 on yard and bulky waste',
    ],
  },
  'atlantic-beach': {
    words: {
      en: {
        fact: 'Atlantic Beach has appliances picked up inside its limits. Jacksonville’s haulers serve most streets north of Dutton Island Road.',
        advice:
          'Before you put out an old machine, ask Atlantic Beach Public Works or, north of that road, Jacksonville.',
        lines: {
          refrigerator:
            'Before you put out an old refrigerator, check your trash route: north of Dutton Island Road, most pickups are Jacksonville’s, not Atlantic Beach’s.',
        },
      },
    },
    sources: ['City of Atlantic Beach, Solid Waste'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
