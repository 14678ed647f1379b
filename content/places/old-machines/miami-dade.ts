// What Miami-Dade County and its cities do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const miamiDadeOldMachines = {
  miami: {
    words: {
      en: {
        fact: 'The City of Miami picks up bulky trash at the curb, and its Mini Dump on NW 20th Street takes it from residents.',
        advice:
          'Ask 311 how to leave an old machine. Bring proof that you live in the city to the Mini Dump.',
        lines: {
          refrigerator:
            'The City of Miami wants bulky trash five feet from poles, cars and mailboxes. Before an old refrigerator goes out there, ask 311 how to leave it.',
        },
      },
    },
    sources: ['City of Miami, Department of Solid Waste, notice of regular services'],
  },
  'miami-beach': {
    words: {
      en: {
        fact: 'Miami Beach’s hauler takes bulky items from houses after you schedule a pickup.',
        advice: 'Have the confirmation number before an old machine goes outside.',
        lines: {
          refrigerator:
            'Miami Beach’s hauler picks up bulky items only on a date you schedule. Get your confirmation number before the old refrigerator leaves the house.',
        },
      },
    },
    sources: ['City of Miami Beach, Sanitation Division, residential garbage'],
  },
  'coral-gables': {
    words: {
      en: {
        fact: 'Coral Gables picks up appliances from houses by appointment with its Solid Waste Division, for a charge.',
        advice:
          'Make the appointment before you set the machine out. Duplexes and condos make it with Waste Management.',
        lines: {
          refrigerator:
            'Coral Gables picks up an old refrigerator only by appointment with its Solid Waste Division. Don’t leave it at the trash pit on the swale before then.',
          'wine-cooler':
            'Coral Gables has a charge for picking up an appliance from a house. Add that when you weigh a small wine cooler’s repair against a new one.',
        },
      },
    },
    sources: ['City of Coral Gables, We’re Talking Trash', 'City of Coral Gables, duplex and multi-family'],
  },
  homestead: {
    words: {
      en: {
        fact: 'Homestead has its own sanitation crews, HPS Sanitation, which collect bulky waste on set dates.',
        advice:
          'Keep an old machine in until the evening before. Then set it five feet from carts, cars, trees and mailboxes.',
        lines: {
          refrigerator:
            'HPS Sanitation collects Homestead’s bulky waste on set dates. An old refrigerator goes out on the evening before, five feet from carts, cars and trees.',
        },
      },
    },
    sources: ['City of Homestead, Solid Waste Rules & Tips'],
  },
  doral: {
    words: {
      en: {
        fact: 'In Doral, Miami-Dade County picks up bulky waste on a date that you book online or by calling 311.',
        advice:
          'Set an old machine out three days before that date at the earliest. The county can cite you for an earlier pile.',
        lines: {
          refrigerator:
            'In Doral, book the pickup of an old refrigerator with Miami-Dade County. One left out more than three days before your date can bring a citation.',
          'wine-cooler':
            'In Doral, a wine cooler may go to the curb three days before your booked date at the earliest. An earlier pile can bring a citation.',
        },
      },
    },
    sources: ['City of Doral, Miami-Dade County changes to bulky waste pickup'],
  },
  kendall: {
    words: {
      en: {
        fact: 'Kendall is served by Miami-Dade County, which picks up bulky waste only after you book it online or by calling 311.',
        advice: 'Book it before an old machine goes to the curb, or use a county Trash and Recycling Center.',
        lines: {
          refrigerator:
            'In Kendall, book a bulky pickup with Miami-Dade County, online or at 311, before an old refrigerator goes to the curb.',
          'wine-cooler':
            'Kendall’s bulky pickup is booked with Miami-Dade County. You may also take a wine cooler to a county Trash and Recycling Center.',
        },
      },
    },
    sources: ['Miami-Dade County, Schedule a Bulky Waste Pickup'],
  },
  'north-miami': {
    words: {
      en: {
        fact: 'North Miami picks up what is too big for the cart as bulk trash, from houses and buildings of up to four homes.',
        advice: 'Set an old machine at least ten feet from parked cars.',
        lines: {
          refrigerator:
            'North Miami’s bulk trucks need ten feet between the pile and any parked car. Leave that much room around an old refrigerator.',
        },
      },
    },
    sources: ['City of North Miami, Residential Services'],
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
            'Key Biscayne’s bulk pickup is monthly and for houses only. Learn the date before a new wine cooler comes.',
        },
      },
    },
    sources: ['Village of Key Biscayne, Solid Waste, Recycling & Bulk Trash'],
  },
  'bay-harbor': {
    words: {
      en: {
        fact: 'Bay Harbor Islands picks up refrigerators, stoves, washers, dryers and dishwashers after a call to Town Hall.',
        advice:
          'Call first, and take the doors off a refrigerator, freezer or oven, for the safety of others.',
        lines: {
          refrigerator:
            'Bay Harbor Islands picks up an old refrigerator after you call Town Hall. For the safety of others, its doors must be off.',
          oven: 'Bay Harbor Islands has a rule for an old oven, too: its door must be off, and Town Hall schedules the pickup.',
        },
      },
    },
    sources: ['Town of Bay Harbor Islands, Solid Waste & Recycling'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
