// What the microwave page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const microwaveWords = {
  en: {
    name: 'Microwave',
    noun: 'microwave',
    nounWithArticle: 'a microwave',
    plural: 'microwaves',
    repairName: 'Microwave Repair',
    description:
      'A microwave that runs but does not heat, sparks, hums or will not start: we repair over-the-range, built-in and drawer models.',
    commonIssues: [
      'Runs but does not heat',
      'Sparks inside',
      'Dead display',
      'Door will not start the cycle',
      'Turntable stuck',
      'Loud hum or buzz',
    ],
    head: {
      title: 'Microwave Repair in Florida: Over-the-Range, Built-In',
      description:
        'Microwave lit up but cold, sparking or dead? What is safe to check, why the case must stay closed, and what a built-in microwave visit starts at.',
    },
    heading: 'Your microwave runs but the food stays cold. Start here.',
    intro:
      'Never open the case: parts inside can hold a deadly charge even when the plug is out. What you can do is read the sign below and decide with us whether a repair is worth it.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
