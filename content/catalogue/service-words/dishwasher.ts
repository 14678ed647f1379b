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
        'Standing water, dirty glasses or a leak at the door? What your dishwasher is telling you, what to check first, and the price of a visit.',
    },
    heading: 'Dishwasher repair: what is yours doing?',
    intro:
      'A little clean water under the filter is normal; a pool of gray water after the cycle is not. Here is how to tell a blocked filter from a failed part before you book a visit.',
    safetyStops: ['water-near-power', 'burning-smell', 'electric-tingle'],
    floridaMatters: [
      {
        key: 'hard-water',
        heading: 'Lime in the spray arms',
        text: 'Much of Florida’s water comes out of limestone and is hard, especially from wells. Keep the rinse-aid cup filled, and descale the dishwasher as its manual says.',
      },
      {
        key: 'humidity',
        heading: 'Steam on the counter',
        text: 'Steam from a hot door soaks the edge of the counter and the cabinet beside it. Keep the strip under the counter in place, and open the door when the machine has cooled.',
      },
      {
        key: 'salt-air',
        heading: 'Salt on the door and racks',
        text: 'Near the coast, racks rust where their coating is chipped, and stainless doors get spots. Seal chips with rack paint, and wipe the door with fresh water.',
      },
      {
        key: 'surge',
        heading: 'After a storm',
        text: 'If the buttons do not respond after a storm and no lights in the house are dim or too bright, turn the dishwasher’s breaker off for five minutes, then on again. Do this once only. If the buttons stay dead, leave the dishwasher off and call us: the control board has to be tested.',
      },
      {
        key: 'heat',
        heading: 'Summer kitchens outdoors',
        text: 'A dishwasher is made for indoors. Heat and sun on a lanai harden its hoses and door seal, and the maker’s warranty may not cover outdoor use.',
      },
      {
        key: 'seasonal',
        heading: 'Closed for the season',
        text: 'Seals dry out when the dishwasher is not used for months. Before you leave, run a rinse and close the valve under the sink. When you get back, open the valve, pour a quart of water into the dishwasher and watch the first cycle for drips. If it drips, turn off its breaker, close the valve if the floor there is dry, and call us.',
      },
    ],
    questions: [
      {
        question: 'Is a little water in the bottom a problem?',
        answer:
          'No. A cup of clear water under the filter keeps the seals moist. Water above the filter, or gray water, is a problem: see “Water stays in the bottom.”',
      },
      {
        question: 'Should I rinse plates first?',
        answer:
          'Scrape, do not rinse. Detergent needs something to work on, and many machines measure dirt to choose the cycle.',
      },
      {
        question: 'Can you install a dishwasher I bought?',
        answer:
          'This page is about repair. Ask when you call, and we’ll tell you what we can do in your city and what needs a plumber.',
      },
      {
        question: 'My machine shows a leak code but the floor is dry. Why?',
        answer:
          'Water has collected in the pan under the tub, where a float senses it. Close the valve under the sink. Turn off the dishwasher’s breaker once the pump stops, or after ten minutes if it does not. Then call us, and do not start a wash.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
