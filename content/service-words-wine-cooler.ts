// What the wine cooler page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const wineCoolerWords = {
  en: {
    name: 'Wine Cooler',
    noun: 'wine cooler',
    nounWithArticle: 'a wine cooler',
    plural: 'wine coolers',
    repairName: 'Wine Cooler Repair',
    description:
      'A wine cooler that drifts warm, freezes a zone, rattles or runs without rest: we repair built-in, undercounter and freestanding units.',
    commonIssues: [
      'Not holding temperature',
      'One zone too warm or too cold',
      'Runs all the time',
      'Vibrates or hums',
      'Water inside or below',
      'Light or display out',
    ],
    head: {
      title: 'Wine Cooler Repair in Florida: Warm, Noisy, Leaking',
      description:
        'Wine cooler drifting warm or humming? How to protect the bottles, what to check at the grille and door, and what a repair visit starts at.',
    },
    heading: 'Your wine is getting warm. Start here.',
    intro:
      'Wine forgives a warm day, not a warm month, so you have time to do this right. Learn which faults are a dirty condenser or a tired fan, and which reach the sealed cooling system.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
