// What the refrigerator page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const refrigeratorWords = {
  en: {
    name: 'Refrigerator',
    noun: 'refrigerator',
    nounWithArticle: 'a refrigerator',
    plural: 'refrigerators',
    repairName: 'Refrigerator Repair',
    description:
      'Warm food, water on the floor, a noisy fan or an ice maker that quit: we find the fault and fix it, most often in one visit.',
    commonIssues: [
      'Not cooling or too warm',
      'Water on the floor or under the drawers',
      'Ice maker stopped',
      'Frost in the freezer',
      'Loud fan or clicking compressor',
      'Door will not seal',
    ],
    head: {
      title: 'Refrigerator Repair in Florida: Warm, Leaking, Noisy',
      description:
        'Refrigerator warm, leaking or loud? See likely causes, what is safe to check yourself, and what a visit costs. Same-day repair across Florida.',
    },
    heading: 'Your refrigerator is warm. Start here.',
    intro:
      'A warm refrigerator gives you about four hours before food becomes a worry, so the first steps matter. Below is what each sign points to, what you may safely try, and what our technician does on arrival.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
