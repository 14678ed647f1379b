// What the dishwasher page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const dishwasherWords = {
  en: {
    name: 'Dishwasher',
    noun: 'dishwasher',
    nounWithArticle: 'a dishwasher',
    plural: 'dishwashers',
    repairName: 'Dishwasher Repair',
    description:
      'Standing water, cloudy glasses, a leak at the door or a machine that will not start: we repair built-in and drawer dishwashers.',
    head: {
      title: 'Dishwasher Repair in Florida: Drain, Leak, Clean',
      description:
        'Standing water, dirty glasses or a puddle by the door? What your dishwasher is telling you, safe checks first, and the price of a visit.',
    },
    heading: 'There is water in the bottom of your dishwasher. Start here.',
    intro:
      'A little clean water under the filter is normal; a pool of gray water after the cycle is not. Here is how to tell a blocked filter from a failed part before you book a visit.',
    safetyStops: ['water-near-power', 'burning-smell', 'electric-tingle'],
    floridaMatters: [
      {
        key: 'hard-water',
        heading: 'Lime in the spray arms',
        text: 'Florida’s aquifers are limestone, and the water carries it. Utilities soften some of it; wells do not. Rinse aid, a monthly descale and the right softener setting add years to pumps and glass.',
      },
      {
        key: 'humidity',
        heading: 'Steam with nowhere to go',
        text: 'In a closed kitchen the last steam soaks the counter edge and the cabinet beside the door. Keep the vapor strip in place, and open the door only when the heat has gone.',
      },
      {
        key: 'salt-air',
        heading: 'Stainless that is not immune',
        text: 'Salt spots the door, attacks hinges and springs, and rusts rack tips where the coating is nicked. Seal nicks at once with rack paint.',
      },
      {
        key: 'surge',
        heading: 'Panels that freeze',
        text: 'The board sits above the door in warm steam, so it is often the first to fail after a strike nearby. Try the breaker for five minutes before you assume the worst.',
      },
      {
        key: 'heat',
        heading: 'Summer kitchens outdoors',
        text: 'A dishwasher is made for a room, not a lanai. Heat and sun harden its hoses and gasket, and most makers’ warranties stop at the door.',
      },
      {
        key: 'seasonal',
        heading: 'Closed for the season',
        text: 'Seals dry out when the sump is empty for months, and pests find the hose. Before you leave, run a rinse, pour in a cup of water and close the supply valve.',
      },
    ],
    questions: [
      {
        question: 'Is a little water in the bottom wrong?',
        answer:
          'No. A cup of clear water under the filter keeps the seals moist. Water above the filter, or gray water, is wrong.',
      },
      {
        question: 'Should I rinse plates first?',
        answer:
          'Scrape, do not rinse. Detergent needs something to work on, and many machines measure dirt to choose the cycle.',
      },
      {
        question: 'Can you install a dishwasher I bought?',
        answer:
          'This page is about repair. Ask when you call; we tell you what we can do in your city and what needs a plumber.',
      },
      {
        question: 'My machine shows a leak code but the floor is dry. Why?',
        answer:
          'The water is in the base pan under the tub, where a float has tripped. Close the valve and leave it; the pump may run on by design.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
