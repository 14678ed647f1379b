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
      'Burners that click, will not light, stay cold or stay on high: we repair gas, electric, glass-top and induction stoves and cooktops.',
    head: {
      title: 'Stove and Cooktop Repair in Florida: Gas or Electric',
      description:
        'Burner will not light, keeps clicking or is stuck on high? First steps you can take, the parts that usually fail and the starting price of a visit.',
    },
    heading: 'A burner will not light. Start here.',
    intro:
      'Read the dangers below first; they come before any repair. A burner that clicks, sputters or stays cold is most often a small repair.',
    safetyStops: ['gas-smell', 'carbon-monoxide', 'grease-fire', 'electric-tingle', 'anti-tip'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Sparks that leak away',
        text: 'Salt and damp let the spark jump where it should not. On beachside balconies and open kitchens we see electrodes, burner caps and grate screws pit years early; dry them after each cleaning.',
      },
      {
        key: 'humidity',
        heading: 'Morning clicking',
        text: 'Condensation under the knobs after a night without air conditioning is enough to set the igniters off. If it is quiet once the knobs have dried, it is moisture, not the spark module.',
      },
      {
        key: 'surge',
        heading: 'Induction and lightning',
        text: 'Induction and touch-glass tops are computers with pans on them. Switch off their breaker when a storm stands overhead and you are leaving for the day.',
      },
      {
        key: 'heat',
        heading: 'Propane on a hot patio',
        text: 'Many Florida homes have no gas main and cook on propane. Keep the tank upright and in the shade, and have hose and regulator looked at before the season.',
      },
      {
        key: 'hard-water',
        heading: 'White rings on black glass',
        text: 'Boil-overs of hard water bake on as lime. Vinegar on a cool top removes it; a blade at a flat angle takes the rest. Scouring pads scratch the glass for good.',
      },
      {
        key: 'seasonal',
        heading: 'Opening the house again',
        text: `After months away spiders may have built in burner tubes. ${safety['gas-flame'].line}`,
      },
    ],
    questions: [
      {
        question: 'Stove, range, cooktop: which do I have?',
        answer:
          'A range has an oven beneath its burners. A cooktop is set into the counter. Both are called a stove, and we repair both.',
      },
      {
        question: 'May I light a burner with a match when the power is out?',
        answer:
          'On most gas tops with plain knobs, yes: match first, then gas, on low. Not on models with electronic valves, and never the oven.',
      },
      {
        question: 'What do I do when I smell gas?',
        answer: safety['gas-smell'].line,
      },
      {
        question: 'We have propane. Is that a problem?',
        answer:
          'No. Tell us when you call. We check that the orifices and regulator are set for it, since a stove set for the wrong gas burns dirty.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
