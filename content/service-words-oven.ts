// What the oven page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const ovenWords = {
  en: {
    name: 'Oven',
    noun: 'oven',
    nounWithArticle: 'an oven',
    plural: 'ovens',
    repairName: 'Oven Repair',
    description:
      'An oven that will not heat, bakes unevenly, shows an error or stays locked after self-clean: we repair gas and electric, wall and range ovens.',
    commonIssues: [
      'Will not heat',
      'Temperature is off',
      'Gas igniter glows but no flame',
      'Door locked after self-clean',
      'Error code and beeping',
      'Bakes unevenly',
    ],
    head: {
      title: 'Oven Repair in Florida: No Heat, Wrong Temperature',
      description:
        'Oven cold, too hot or locked shut? See which part is likely at fault, when to shut the gas off, and what a gas or electric oven visit starts at.',
    },
    heading: 'Your oven will not heat. Start here.',
    intro:
      'Most ovens that stay cold have one failed part: an igniter, an element, a sensor or a fuse. Your sign below tells which is likely, and whether the cooktop above is still safe to use.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
