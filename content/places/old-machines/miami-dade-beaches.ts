// What the cities of Miami-Dade County on its islands and beaches do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const miamiDadeBeachOldMachines = {
  'miami-beach': {
    words: {
      en: {
        fact: 'Miami Beach’s hauler takes bulky items from houses after you schedule a pickup.',
        advice: 'Wait for the confirmation number before you put an old machine outside.',
        lines: {
          refrigerator:
            'Miami Beach’s hauler picks up bulky items only on a date you schedule. Get your confirmation number before you take the old refrigerator outside.',
        },
      },
    },
    sources: ['City of Miami Beach, Sanitation Division, residential garbage'],
  },
  'key-biscayne': {
    words: {
      en: {
        fact: 'Key Biscayne’s contractor picks up bulk items from single-family homes once a month.',
        advice:
          'Ask the village for the next date before a new machine is delivered. In a condo, ask the manager.',
        lines: {
          refrigerator:
            'Key Biscayne’s bulk pickup is once a month, and for houses only. Ask the village for the next date before a new refrigerator is delivered.',
          'wine-cooler':
            'Key Biscayne’s bulk pickup is monthly and for houses only. Find out the date before a new wine cooler is delivered.',
        },
      },
    },
    sources: ['Village of Key Biscayne, Solid Waste, Recycling & Bulk Trash'],
  },
  'bay-harbor': {
    words: {
      en: {
        fact: 'For pickup of refrigerators, stoves, washers, dryers and dishwashers in Bay Harbor Islands, call Town Hall.',
        advice: 'Before the pickup, take the doors off a refrigerator, freezer or oven.',
        doorsOff: ['refrigerator'],
        lines: {
          refrigerator:
            'Bay Harbor Islands picks up an old refrigerator after you call Town Hall. Its doors must be off.',
          oven: 'Bay Harbor Islands picks up an old oven only with its door off. Call Town Hall, which schedules the pickup.',
          'wine-cooler':
            'Bay Harbor Islands picks up appliances only after a call to Town Hall. Call about a wine cooler, too, and in a condo ask the manager where it may wait.',
          dishwasher:
            'Bay Harbor Islands picks up an old dishwasher, too. Call Town Hall once the dishwasher is out of its cabinet.',
        },
      },
    },
    sources: ['Town of Bay Harbor Islands, Solid Waste & Recycling'],
  },
  'sunny-isles-beach': {
    words: {
      en: {
        fact: 'Miami-Dade County picks up bulky waste from houses in Golden Shores and Atlantic Isle, at most twice a year for each household.',
        advice: 'Book the pickup online or by calling 311. In a tower, ask the manager.',
        lines: {
          refrigerator:
            'In Golden Shores or Atlantic Isle, book a county bulky pickup for an old refrigerator. Each household has two pickups a year, so set out anything else that has to go with it.',
          'wine-cooler':
            'In a Sunny Isles Beach tower, ask the manager where an old wine cooler may wait. The county’s trash service there is for single-family homes.',
        },
      },
    },
    sources: [
      'City of Sunny Isles Beach, Garbage Pickup & Recycling',
      'Miami-Dade County, Schedule a Bulky Waste Pickup',
    ],
  },
  surfside: {
    words: {
      en: {
        fact: 'Surfside’s residents can take bulk trash to Miami-Dade County’s landfills for a charge. Not every landfill takes appliances.',
        advice: 'Call 311 to ask which landfills do, or ask Surfside’s Public Works about a pickup.',
        lines: {
          refrigerator:
            'Not every county landfill takes appliances. Before you load an old refrigerator in Surfside, ask 311 which ones do.',
        },
      },
    },
    sources: [
      'Town of Surfside, Recycling & Solid Waste Collection',
      'Town of Surfside, Hazardous Waste Drop-Off',
    ],
  },
  'golden-beach': {
    words: {
      en: {
        fact: 'Golden Beach picks up items that cannot be bagged, boxed or tied, but only by arrangement. It has a fee schedule for bulk items.',
        advice: 'Make the arrangement with Public Works before you take an old machine to the curb.',
        lines: {
          refrigerator:
            'Golden Beach picks up an old refrigerator only by arrangement. Call Public Works before you take it to the curb, and ask about the fee.',
          'wine-cooler':
            'Golden Beach has a fee schedule for bulk items too big for a bag or box. Before you replace an undercounter wine cooler, ask Public Works what its pickup costs.',
        },
      },
    },
    sources: ['Town of Golden Beach, Garbage and Trash Collection'],
  },
  'bal-harbour': {
    words: {
      en: {
        fact: 'Bal Harbour collects bulk waste separately from the garbage. Nothing on top of or beside the gray cart is picked up.',
        advice: 'Ask the village’s Public Works when bulk waste may go out. In a condo, ask the manager.',
        lines: {
          refrigerator:
            'In Bal Harbour, an old refrigerator left beside the gray cart is not picked up with the garbage. Ask Public Works when bulk waste may go out.',
          microwave:
            'Bal Harbour does not pick up anything left beside the gray cart. Keep an old microwave inside until Public Works tells you when bulk waste may go out.',
        },
      },
    },
    sources: ['Bal Harbour Village, Sanitation'],
  },
  'north-bay-village': {
    words: {
      en: {
        fact: 'In North Bay Village, the village’s own Public Works Department is in charge of trash collection.',
        advice: 'Ask that department before you put out an old machine. In a condo, ask the manager.',
        lines: {
          refrigerator:
            'North Bay Village lists its collection days island by island. Ask Public Works for yours before you put out an old refrigerator; in a condo, ask the office.',
        },
      },
    },
    sources: ['North Bay Village, Public Works Department'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
