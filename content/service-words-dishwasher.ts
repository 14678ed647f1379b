// What the dishwasher page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
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
    commonIssues: [
      'Water stays in the bottom',
      'Dishes come out dirty or cloudy',
      'Leaks at the door',
      'Will not start or latch',
      'Will not fill',
      'Does not dry',
    ],
    head: {
      title: 'Dishwasher Repair in Florida: Drain, Leak, Clean',
      description:
        'Standing water, dirty glasses or a puddle by the door? What your dishwasher is telling you, safe checks first, and the price of a visit.',
    },
    heading: 'There is water in the bottom of your dishwasher. Start here.',
    intro:
      'A little clean water under the filter is normal; a pool of gray water after the cycle is not. Here is how to tell a blocked filter from a failed part before you book a visit.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
