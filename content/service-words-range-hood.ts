// What the range hood page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const rangeHoodWords = {
  en: {
    name: 'Range Hood',
    noun: 'range hood',
    nounWithArticle: 'a range hood',
    plural: 'range hoods',
    repairName: 'Range Hood Repair',
    description:
      'A hood that hums, roars, drips grease or will not pull smoke: we repair under-cabinet, wall, island and downdraft ventilation.',
    commonIssues: [
      'Fan does not run',
      'Weak suction',
      'Loud or rattling',
      'Lights out or flickering',
      'Buttons do not respond',
      'Grease drips',
    ],
    head: {
      title: 'Range Hood Repair in Florida: Fan, Lights, Suction',
      description:
        'Range hood loud, weak or dead? Filters and flaps you can check yourself, what a technician tests, and the starting price of a repair visit.',
    },
    heading: 'Your range hood hums but the smoke stays. Start here.',
    intro:
      'A hood is a motor, a switch and a path for air, and any of the three can fail. Check the filters and the outside flap first; past that, the wiring is a job for a technician.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
