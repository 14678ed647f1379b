// What the cities of Pinellas County do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const pinellasOldMachines = {
  'st-petersburg': {
    words: {
      en: {
        fact: 'St. Petersburg’s Sanitation Department picks up appliances as a special pickup, up to three cubic yards.',
        advice: 'Request it before you put anything out.',
        lines: {
          refrigerator:
            'In St. Petersburg, request a special pickup from the Sanitation Department before you take an old refrigerator to the curb.',
          'wine-cooler':
            'A special pickup in St. Petersburg takes up to three cubic yards. A wine cooler fills only about half a cubic yard, so put out whatever else has to go.',
        },
      },
    },
    sources: ['City of St. Petersburg, Special Pickup'],
  },
  clearwater: {
    words: {
      en: {
        fact: 'Clearwater picks up household appliances on your trash and yard waste day. They do not go in the black barrel.',
        advice: 'Look up that day on the city’s schedule finder first.',
        lines: {
          refrigerator:
            'Clearwater picks up appliances on your trash and yard waste day, not in the black barrel. Look up that day before you put out an old refrigerator.',
          'wine-cooler':
            'In Clearwater, an old wine cooler does not go in the black barrel. Put it out on your trash and yard waste day, which the city’s schedule finder shows.',
        },
      },
    },
    sources: ['City of Clearwater, Solid Waste Collection Schedule Finder'],
  },
  largo: {
    words: {
      en: {
        fact: 'Largo’s Solid Waste Division picks up bulky items a limited number of times a year for each home.',
        advice: 'Arrange a pickup with the division before you put out an old machine.',
        lines: {
          refrigerator:
            'Each home in Largo has a limited number of bulk pickups a year. Arrange one with the Solid Waste Division before you put out an old refrigerator.',
          'wine-cooler':
            'Each home in Largo has a limited number of bulk pickups a year. Don’t spend one on a wine cooler alone: put out whatever else has to go with it.',
        },
      },
    },
    sources: ['City of Largo, Residential Solid Waste Collection'],
  },
  dunedin: {
    words: {
      en: {
        fact: 'Dunedin picks up bulky items on the same day as garbage, and may charge extra for an appliance.',
        advice: 'Ask the Solid Waste Division about the charge first.',
        lines: {
          refrigerator:
            'Dunedin picks up bulky items on garbage day, but an appliance may cost extra. Ask the Solid Waste Division before you put out an old refrigerator.',
          'wine-cooler':
            'Dunedin picks up bulky items on garbage day. Ask the Solid Waste Division what it charges for a wine cooler before you put one out.',
        },
      },
    },
    sources: ['City of Dunedin, Residential Garbage Services'],
  },
  'safety-harbor': {
    words: {
      en: {
        fact: 'Safety Harbor’s quarterly cleanup takes washers, dryers, stoves, dishwashers and microwaves, but no refrigerators.',
        advice: 'For a refrigerator, ask the Sanitation Division about its special pickup.',
        lines: {
          refrigerator:
            'Safety Harbor’s quarterly cleanup takes most old appliances, but not refrigerators. Ask the Sanitation Division what its special pickup costs.',
          microwave:
            'Safety Harbor’s quarterly cleanup takes microwaves, so an old one can wait for the next date.',
          'wine-cooler':
            'Safety Harbor’s quarterly cleanup takes no refrigerators. A wine cooler cools the same way, so ask the Sanitation Division for its special pickup.',
        },
      },
    },
    sources: ['City of Safety Harbor, Quarterly Cleanup', 'City of Safety Harbor, Sanitation Division'],
  },
  oldsmar: {
    words: {
      en: {
        fact: 'Oldsmar’s hauler picks up bulk items with the garbage, two cubic yards in all. No large appliance may go in a dumpster.',
        advice:
          'Before you set out a large appliance, ask the hauler whether it takes one. If not, take it to Pinellas County’s solid waste site.',
        lines: {
          refrigerator:
            'At one pickup, Oldsmar’s hauler takes two cubic yards at most, cart included. Ask the hauler about an old refrigerator first, and don’t put it in a dumpster: that is not allowed.',
          'wine-cooler':
            'No large appliance may go in an Oldsmar dumpster. If your building has one, ask the office who takes an old wine cooler before you have it carried down.',
        },
      },
    },
    sources: ['City of Oldsmar, Garbage'],
  },
  gulfport: {
    words: {
      en: {
        fact: 'Gulfport picks up appliances and electronics as special pickups: you have to call for one.',
        advice: 'Call before you put out an old machine.',
        lines: {
          refrigerator:
            'Gulfport picks up an old refrigerator as a special pickup: ask the city for one before you set the refrigerator out.',
          microwave:
            'Gulfport picks up appliances and electronics only as special pickups. Call the city for one before you put out an old microwave.',
          'wine-cooler':
            'Gulfport asks for a call before you put out any appliance. Call about a wine cooler, too, even if it is small.',
        },
      },
    },
    sources: ['City of Gulfport, Residential Sanitation Service'],
  },
  'st-pete-beach': {
    words: {
      en: {
        fact: 'St. Pete Beach’s hauler, Waste Connections, picks up household bulky waste on request and bills it by the item.',
        advice: 'Request it before you put out an old machine.',
        lines: {
          refrigerator:
            'In St. Pete Beach, bulky waste is picked up on request and billed by the item. Ask Waste Connections before you put out an old refrigerator.',
          washer:
            'St. Pete Beach’s trash hauler bills by the item, and a washer and a dryer count as two. Ask the store that delivers the new pair to take both.',
          'wine-cooler':
            'St. Pete Beach’s hauler charges by the item for bulky waste. Add that charge to the price of a new wine cooler before you compare it with a repair.',
        },
      },
    },
    sources: ['City of St. Pete Beach, Garbage and Recycling Collection'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
