// What places of Orange and Seminole County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const orangeSeminoleOldMachines = {
  orlando: {
    words: {
      en: {
        fact: 'Inside the city, Orlando picks up two large items, appliances included, on your yard waste day, without an appointment.',
        advice: 'Take all doors off a refrigerator or freezer first.',
        doorsOff: ['refrigerator'],
        lines: {
          refrigerator:
            'Inside the city, Orlando picks up an old refrigerator on your yard waste day, without an appointment. Take all its doors off first.',
          washer:
            'Inside the city, Orlando picks up two large items on your yard waste day, so an old washer and its dryer can go together.',
          'wine-cooler':
            'Inside the city, Orlando picks up two large items on your yard waste day. An old wine cooler and an old refrigerator can go together.',
        },
      },
    },
    sources: ['City of Orlando, Get Large Items Picked Up'],
  },
  apopka: {
    words: {
      en: {
        fact: 'Apopka’s weekly bulky pickup takes appliances, such as refrigerators and stoves, as part of the trash service.',
        advice:
          'The pickup is on your yard waste day. Look up that day, and keep the machine clear of water meters, mailboxes and wires.',
        lines: {
          refrigerator:
            'Apopka picks up refrigerators with the bulky waste each week. Keep yours clear of the water meter, mailbox and wires, so that the lift can load it.',
          'wine-cooler':
            'Apopka collects bulky waste on the yard waste day. Look up that day before you put out an old wine cooler, and keep the cooler clear of the water meter.',
          microwave:
            'Orange County counts whatever has a circuit board as electronic waste, and a microwave has one. Do not put yours in Apopka’s cart: keep it for one of the county’s collection days.',
        },
      },
    },
    sources: [
      'City of Apopka, Yard Waste and Bulky Pick Up',
      'Orange County Utilities, Electronic Waste Collection Event',
    ],
  },
  'lake-buena-vista': {
    words: {
      en: {
        fact: 'Around Lake Buena Vista, outside the city limits, Orange County picks up large items from homes with its curbside service.',
        advice:
          'In a resort, condo or apartment, ask the manager. At a house, look up the county’s pickup day.',
        lines: {
          refrigerator:
            'At a house around Lake Buena Vista, an old refrigerator is a large item for Orange County’s curbside pickup. In a resort or condo, ask the manager.',
        },
      },
    },
    sources: ['Orange County, release of June 2019 on curbside collection'],
  },
  sanford: {
    words: {
      en: {
        fact: 'Inside Sanford, only Waste Pro, the city’s contractor, may haul away what a home throws out.',
        advice:
          'Ask Waste Pro before you put out an old machine. Outside the city limits, ask Seminole County.',
        lines: {
          refrigerator:
            'In Sanford, only Waste Pro may haul away household trash. Ask Waste Pro to pick up an old refrigerator; do not pay a junk hauler.',
          'wine-cooler':
            'Inside the Sanford city limits, only Waste Pro may haul away a dead wine cooler. Ask Waste Pro about a pickup before you carry it to the curb.',
        },
      },
    },
    sources: ['Waste Pro for Sanford, collection service'],
  },
  'altamonte-springs': {
    words: {
      en: {
        fact: 'Altamonte Springs empties at most two carts at a house. Seminole County’s landfill in Geneva takes appliances from residents of the county.',
        advice:
          'Ask the city’s Solid Waste staff about a pickup first. Otherwise, take the machine to the landfill.',
        lines: {
          refrigerator:
            'At a house, Altamonte Springs empties at most two carts. Ask the city about a pickup for an old refrigerator, or take it to the county landfill in Geneva.',
        },
      },
    },
    sources: [
      'City of Altamonte Springs, Waste Collection FAQs',
      'Seminole County, residential collection guidelines',
    ],
  },
  'winter-springs': {
    words: {
      en: {
        fact: 'Winter Springs residents can take appliances to Seminole County’s landfill in Geneva.',
        advice:
          'Ask the city about a pickup first. If you drive to the landfill instead, ask there about the charge.',
        lines: {
          refrigerator:
            'From Winter Springs, you can take an old refrigerator to the county landfill in Geneva, which recovers the refrigerant. Ask the city about a pickup first.',
          'wine-cooler':
            'The county landfill in Geneva recovers refrigerant before it recycles an appliance. If your old wine cooler has a compressor, you can take it there.',
          microwave:
            'The county landfill in Geneva does not take electronics. Winter Springs residents take them to the transfer station in Longwood, so ask there about a microwave.',
        },
      },
    },
    sources: [
      'Seminole County, residential collection guidelines',
      'Seminole County, landfill',
      'City of Lake Mary, Garbage, Recycling & Yard Waste Info',
    ],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
