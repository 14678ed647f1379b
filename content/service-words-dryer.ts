// What the dryer page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const dryerWords = {
  en: {
    name: 'Dryer',
    noun: 'dryer',
    nounWithArticle: 'a dryer',
    plural: 'dryers',
    repairName: 'Dryer Repair',
    description:
      'No heat, damp clothes after two cycles, a squeal or a burnt smell: we repair electric and gas dryers and check the vent behind them.',
    commonIssues: [
      'Runs but makes no heat',
      'Clothes still damp',
      'Drum does not turn',
      'Squeals, thumps or rumbles',
      'Shuts off too soon',
      'Hot or burnt smell',
    ],
    head: {
      title: 'Dryer Repair in Florida: No Heat, Long Cycles, Noise',
      description:
        'Dryer running cold, taking two cycles or smelling hot? Learn the likely cause, when to stop using it, and what a repair visit starts at.',
    },
    heading: 'Your clothes come out damp. Start here.',
    intro:
      'Half of what looks like a broken dryer is air that cannot get out. Start with the vent, then read your sign below to see which part is likely to have failed.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
