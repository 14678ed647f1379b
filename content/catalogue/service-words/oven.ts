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
    heading: 'Oven repair: what is yours doing?',
    intro:
      'If an oven stays cold, its breaker may have tripped, or a part such as the igniter, an element, the sensor or a fuse may have failed. Find below what yours does, what to try, and whether you can use the burners on top.',
    safetyStops: [
      'gas-smell',
      'carbon-monoxide',
      'burning-smell',
      'uneven-power',
      'heat-stays-on',
      'fire-inside',
      'sparking-element',
      'broken-door-glass',
      'anti-tip',
    ],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Moisture in the touch panel',
        text: 'Moisture can make the buttons beep on their own, for example after a week without air conditioning. Such a panel can start the oven by itself: turn its breaker off while the room dries. If the buttons still beep after a day in dry air, turn the breaker off again and call us.',
      },
      {
        key: 'surge',
        heading: 'Dark after a storm',
        text: 'If the clock is dark after a storm and the burners neither heat nor click, the range has no power. If nothing got wet and no lights in the house are dim or too bright, reset its breaker, and its outlet if that has a reset button, once each. If either trips again, leave it off and call us. If both are on and the clock stays dark, call us, too: we test the supply, the cord and the terminal block before the board.',
      },
      {
        key: 'salt-air',
        heading: 'Rust on hinges and racks',
        text: 'Near the sea, hinges, racks and trim rust first. Wipe them with fresh water when they are cold, and dry them.',
      },
      {
        key: 'heat',
        heading: 'Air for a built-in oven',
        text: 'A built-in oven takes air from the room to cool its electronics. Keep its vent slots open. If its fan never starts, have it repaired.',
      },
      {
        key: 'hard-water',
        heading: 'Steam ovens need descaling',
        text: 'Hard water leaves scale in a steam oven. Run the descale cycle when the display asks for it.',
      },
      {
        key: 'seasonal',
        heading: 'Before the holidays, not on the day',
        text: 'If the oven went unused all summer, heat it to 350 °F a week before guests come. Then there is time for a repair.',
      },
    ],
    questions: [
      {
        question: 'Can I light a gas oven with a match?',
        answer:
          'No. In most gas ovens the valve opens only when the igniter is hot, so a match cannot light the oven. Leave the oven off.',
      },
      {
        question: 'Should I use self-clean before a party?',
        answer:
          'No. Fuses, latches and boards often fail in the long, high heat. Do it weeks before, or clean by hand.',
      },
      {
        question: 'Is it safe to replace the element myself?',
        answer:
          'It runs on 240 volts, and the wires can slip back into the wall of the oven. Leave it to a technician unless you know how to prove that the power is off.',
      },
      {
        question: 'My wall oven is discontinued. What now?',
        answer:
          'Read us the model number when you call. We look for new, rebuilt and exchange parts first, since another oven may not fit the cabinet.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
