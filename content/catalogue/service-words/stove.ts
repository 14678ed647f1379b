// What the stove page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const stoveWords = {
  en: {
    name: 'Stove',
    noun: 'stove',
    nounWithArticle: 'a stove',
    plural: 'stoves',
    repairName: 'Stove Repair',
    description:
      'Burners that stay cold, click, will not light or stay on high: we repair electric, gas, glass-top and induction stoves and cooktops.',
    head: {
      title: 'Stove and Cooktop Repair in Florida: Electric or Gas',
      description:
        'Burner stays cold, will not light or is stuck on high? First steps you can take, the parts that usually fail and the starting price of a visit.',
    },
    heading: 'Stove repair: what is yours doing?',
    intro:
      'Read the dangers below first; they come before any repair. A burner that stays cold, does not light or keeps clicking is usually a small repair.',
    safetyStops: [
      'gas-smell',
      'carbon-monoxide',
      'burning-smell',
      'broken-glass-top',
      'uneven-power',
      'grease-fire',
      'sparking-element',
      'electric-tingle',
      'anti-tip',
    ],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on spark electrodes and caps',
        text: 'Salt and moisture let the spark jump to the wrong place. Near the sea, turn off the breaker, wipe the cold burner caps and spark electrodes with a damp cloth, and dry them well.',
      },
      {
        key: 'humidity',
        heading: 'Morning clicking',
        text: 'Moisture under the knobs can keep a gas stove clicking, for example after a night without air conditioning. Turn every knob off, then the breaker, and let the stove dry overnight. If it clicks again with the breaker on, turn the breaker off and call us.',
      },
      {
        key: 'surge',
        heading: 'Induction and lightning',
        text: 'Induction and touch-control cooktops have electronics that a surge can harm. Before you leave for days in storm season, turn off their breaker.',
      },
      {
        key: 'heat',
        heading: 'Propane outdoors',
        text: 'Where no gas is piped in, many kitchens run on propane. Keep the tank outdoors and upright. Sun and heat age its hose, so have the supplier check the hose and the regulator each spring.',
      },
      {
        key: 'hard-water',
        heading: 'White rings on black glass',
        text: 'Hard water that boils over bakes on as lime. Vinegar on a cold top takes it off. Scouring pads scratch the glass for good.',
      },
      {
        key: 'seasonal',
        heading: 'Opening the house again',
        text: `While you were away, spiders may have nested in the burner tubes. ${safety['gas-flame'].line}`,
      },
    ],
    questions: [
      {
        question: 'Stove, range, cooktop: which do I have?',
        answer:
          'A range has an oven beneath its burners. A cooktop is set into the counter. People call both a stove, and we repair both.',
      },
      {
        question: 'Can I light a burner with a match when the power is out?',
        answer:
          'On most gas tops with plain knobs, yes: match first, then gas, on low. Do not do it on models with electronic valves, and never on the oven.',
      },
      {
        question: 'What do I do when I smell gas?',
        answer: safety['gas-smell'].line,
      },
      {
        question: 'We have propane. Is that a problem?',
        answer:
          'Ask us when you call whether we work on it. Florida licenses work on propane appliances, so ask any company for that license. A stove set for natural gas must not be used on propane.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
