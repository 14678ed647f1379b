// What the stove page says. Figures about age: docs/sources.md.
import type { Localized } from './language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const stoveWords = {
  en: {
    name: 'Stove',
    noun: 'stove',
    nounWithArticle: 'a stove',
    plural: 'stoves',
    repairName: 'Stove Repair',
    description:
      'Burners that click, will not light, stay cold or stay on high: we repair gas, electric, glass-top and induction stoves and cooktops.',
    commonIssues: [
      'Gas burner clicks but will not light',
      'Keeps clicking after it is lit',
      'Electric burner stays cold',
      'Burner stuck on high',
      'Cracked glass top',
      'Weak or yellow flame',
    ],
    head: {
      title: 'Stove and Cooktop Repair in Florida: Gas or Electric',
      description:
        'Burner will not light, keeps clicking or is stuck on high? Safe first steps, gas-smell rules, likely parts and the starting price of a visit.',
    },
    heading: 'A burner will not light. Start here.',
    intro:
      'If you smell gas and no flame is lit, read the safety box first and leave the house. If there is no smell, a burner that clicks, sputters or stays cold is most often a small repair.',
    problems: [],
    safeChecks: [],
    repairOrReplace: { paragraphs: [], source: '' },
    whatThePriceBuys: [],
    safetyStops: [],
    floridaMatters: [],
    questions: [],
  },
} as const satisfies Localized<ServiceWords>;
