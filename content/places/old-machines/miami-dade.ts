// What Miami-Dade County and its cities on the mainland do with a machine that is not worth fixing. Sources: docs/sources.md.
import type { CitySlug } from '../cities.ts';
import type { OldMachineRule } from './old-machine-form.ts';

export const miamiDadeOldMachines = {
  miami: {
    words: {
      en: {
        fact: 'The City of Miami picks up bulky trash at the curb, and its Mini Dump on NW 20th Street takes it from residents.',
        advice:
          'Ask 311 how to set a machine out, five feet from poles, cars and mailboxes. At the Mini Dump, show proof that you live in the city.',
        lines: {
          refrigerator:
            'The City of Miami wants bulky trash five feet from poles, cars and mailboxes. Ask 311 how to set out an old refrigerator before you take it to the curb.',
        },
      },
    },
    sources: ['City of Miami, Department of Solid Waste, notice of regular services'],
  },
  'coral-gables': {
    words: {
      en: {
        fact: 'Coral Gables picks up appliances from houses by appointment with its Solid Waste Division, for a charge.',
        advice:
          'Make the appointment before you set the machine out. In a duplex or condo, make it with Waste Management.',
        lines: {
          refrigerator:
            'Coral Gables picks up an old refrigerator only by appointment with its Solid Waste Division. Don’t put it on the swale’s trash pit before that date.',
          'wine-cooler':
            'Coral Gables charges for picking up an appliance from a house. Add that charge to the price of a new wine cooler when you compare it with a repair.',
        },
      },
    },
    sources: ['City of Coral Gables, We’re Talking Trash', 'City of Coral Gables, duplex and multi-family'],
  },
  homestead: {
    words: {
      en: {
        fact: 'Homestead’s own sanitation crews, HPS Sanitation, collect bulky waste on set dates.',
        advice:
          'Keep an old machine indoors until the evening before your date. Then set it five feet from carts, cars, trees and mailboxes.',
        lines: {
          refrigerator:
            'HPS Sanitation collects Homestead’s bulky waste on set dates. Put an old refrigerator out the evening before your date, five feet from carts, cars and trees.',
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
          'Set an old machine out three days before that date at the earliest. The county can cite you if it is out before then.',
        lines: {
          refrigerator:
            'In Doral, book the pickup of an old refrigerator with Miami-Dade County. If it is at the curb more than three days before the pickup, the county can cite you.',
          'wine-cooler':
            'In Doral, put an old wine cooler at the curb no more than three days before its scheduled bulky pickup. If it is out before then, the county can cite you.',
        },
      },
    },
    sources: ['City of Doral, Miami-Dade County changes to bulky waste pickup'],
  },
  hialeah: {
    words: {
      en: {
        fact: 'Hialeah picks up home appliances with the bulk and yard waste, once a month.',
        advice: 'Ask the city for the date for your street before you put out an old machine.',
        lines: {
          refrigerator:
            'Hialeah’s bulk pickup comes once a month and takes home appliances. Ask the city for your date, and keep an old refrigerator indoors until then.',
          microwave:
            'Hialeah’s monthly bulk pickup takes home appliances and even televisions, so an old microwave can wait for it.',
        },
      },
    },
    sources: ['City of Hialeah, Residential Customer Service'],
  },
  kendall: {
    words: {
      en: {
        fact: 'Kendall is served by Miami-Dade County, which picks up bulky waste only after you book it online or by calling 311.',
        advice:
          'Book before you take an old machine to the curb, or take the machine to a county Trash and Recycling Center.',
        lines: {
          refrigerator:
            'In Kendall, book a bulky pickup with Miami-Dade County, online or at 311, before you take an old refrigerator to the curb.',
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
            'North Miami’s bulk trucks need ten feet between the pile and any parked car. Put an old refrigerator at least ten feet from all cars.',
        },
      },
    },
    sources: ['City of North Miami, Residential Services'],
  },
} as const satisfies Partial<Record<CitySlug, OldMachineRule>>;
