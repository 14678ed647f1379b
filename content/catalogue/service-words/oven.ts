// What the oven page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
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
    head: {
      title: 'Oven Repair in Florida: No Heat, Wrong Temperature',
      description:
        'Oven cold, too hot or locked shut? See which part is likely at fault, when to leave it off, and what a gas or electric oven visit starts at.',
    },
    heading: 'Your oven will not heat. Start here.',
    intro:
      'Most ovens that stay cold have one failed part: an igniter, an element, a sensor or a fuse. Your sign below tells which is likely, and whether the cooktop above is still safe to use.',
    safetyStops: ['gas-smell', 'carbon-monoxide', 'fire-inside', 'sparking-element', 'anti-tip'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Moist panels',
        text: 'Touch panels and spark modules dislike damp. After a mop, a steam clean or a week with the air conditioning off, buttons may beep on their own. If they still do after a day in dry air, a part has corroded.',
      },
      {
        key: 'surge',
        heading: 'The clock is the weak point',
        text: 'The display board stays powered all day, so lightning finds it. If the oven stays dark after a storm and its breaker is on, the board is the first suspect.',
      },
      {
        key: 'salt-air',
        heading: 'Hinges, racks and igniters',
        text: 'Near the sea, salt film on terminals adds resistance. A hot-surface igniter then draws too little to open the valve, months before it would have failed inland.',
      },
      {
        key: 'heat',
        heading: 'Long bakes in a hot house',
        text: 'Built-in ovens need cool air from the room to protect their electronics. A tight cabinet on a warm outside wall shortens the life of the board; we look at the vent slots.',
      },
      {
        key: 'hard-water',
        heading: 'Steam ovens need descaling',
        text: 'A steam oven fed with local tap water asks to be descaled sooner than its booklet says. Do it when it asks: a scaled boiler cannot be saved later.',
      },
      {
        key: 'seasonal',
        heading: 'Before the holidays, not on the day',
        text: 'An oven that sat all summer should be run at 350 °F a week before guests come. Weak igniters show themselves on the first cold start.',
      },
    ],
    questions: [
      {
        question: 'Can I light a gas oven with a match?',
        answer:
          'Not a modern one. Its valve stays shut until the igniter is hot, and a match does nothing but put your face near gas.',
      },
      {
        question: 'Should I use self-clean before a party?',
        answer:
          'No. The long high heat is when fuses, latches and boards fail. Do it weeks before, or wipe by hand.',
      },
      {
        question: 'Is it safe to replace the element myself?',
        answer:
          'It is 240 volts and the wires can slip into the wall of the oven. If you are not used to working with the power proved off, leave it to us.',
      },
      {
        question: 'My wall oven is discontinued. What now?',
        answer:
          'Send the model number. We look for new, rebuilt and exchange boards before anyone speaks of a new cabinet.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
