// What the washer page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const washerWords = {
  en: {
    name: 'Washer',
    noun: 'washer',
    nounWithArticle: 'a washer',
    plural: 'washers',
    repairName: 'Washer Repair',
    description:
      'A washer that will not drain, spin, fill or unlock, or walks across the floor: we repair top-load, front-load and stacked machines.',
    commonIssues: [
      'Will not drain',
      'Will not spin or stops mid-cycle',
      'Leaks on the floor',
      'Shakes or walks',
      'Door or lid stays locked',
      'Smells musty',
    ],
    head: {
      title: 'Washer Repair in Florida: Drain, Spin, Leak, Shake',
      description:
        'Washer full of water, leaking or shaking? What each sign means, checks you can do in five minutes, and the starting price of a repair visit.',
    },
    heading: 'Your washer stopped with the water in it. Start here.',
    intro:
      'Wet clothes in a stopped washer can wait a few hours; water on the floor cannot. Find your sign below, try the safe checks, and tell us what you saw when you call.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
