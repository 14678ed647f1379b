// What the refrigerator page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const refrigeratorWords = {
  en: {
    name: 'Refrigerator',
    noun: 'refrigerator',
    nounWithArticle: 'a refrigerator',
    plural: 'refrigerators',
    repairName: 'Refrigerator Repair',
    description:
      'Warm food, water on the floor, a noisy fan or an ice maker that quit: we find the fault, name the price and fix it.',
    head: {
      title: 'Refrigerator Repair in Florida: Warm, Leaking, Noisy',
      description:
        'Refrigerator warm, leaking or loud? See likely causes, what is safe to check yourself, and what a visit costs.',
    },
    heading: 'Your refrigerator is warm. Start here.',
    intro:
      'A warm refrigerator gives you about four hours before food becomes a worry, so the first steps matter. Below is what each sign points to, what you may safely try, and what our technician does on arrival.',
    safetyStops: ['burning-smell', 'water-near-power', 'refrigerant', 'food-warm'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on the coils',
        text: 'Salt settles on condenser fins, fan motors and the brazed joints of the tubing. Near the water, have the coils cleaned and the joints looked at each year, and wipe stainless doors with fresh water before the brown specks start.',
      },
      {
        key: 'humidity',
        heading: 'Doors that sweat',
        text: 'Each time the door opens, wet air turns to frost on the evaporator. A weak door seal that would pass up north can make a block of ice here by August.',
      },
      {
        key: 'hard-water',
        heading: 'Scale in the ice maker',
        text: 'Much of Florida drinks from limestone. The minerals close the small screen of the inlet valve and leave cubes cloudy and thin; a filter changed on time is the cheapest cure.',
      },
      {
        key: 'surge',
        heading: 'Outages and surges',
        text: 'The moment power returns is hard on a compressor and its electronic drive. Unplug during a long outage, wait five minutes after it ends, and ask an electrician about a whole-home surge protector.',
      },
      {
        key: 'heat',
        heading: 'The garage refrigerator',
        text: 'Makers often name 110 °F as the most the room should reach. In a closed garage in July the compressor never rests; give it shade, a hand’s width of space and clean coils.',
      },
      {
        key: 'seasonal',
        heading: 'When you leave for the summer',
        text: 'Either leave it running and have someone look in, or empty it, switch it off, shut the water valve and prop both doors open. A closed, unplugged refrigerator grows mold within days.',
      },
    ],
    questions: [
      {
        question: 'How long is my food safe?',
        answer:
          'With the doors closed, about four hours in the refrigerator, 48 hours in a full freezer and 24 in one half full. Those are the figures of the USDA. Throw out perishable food that has been above 40 °F for two hours.',
      },
      {
        question: 'Should I keep it running until you come?',
        answer: `Yes, if it is only noisy or a bit warm. Switch it off if it clicks over and over and does not cool. ${safety['burning-smell'].line}`,
      },
      {
        question: 'Can you just add refrigerant?',
        answer:
          'No. The charge does not wear out; if it is low there is a hole. The hole must be found and closed, and federal rules let only certified people open that system.',
      },
      {
        question: 'Do you work on built-in and paneled units?',
        answer:
          'Yes. Tell us the brand and that it is built in when you call, since some must be pulled forward by two people.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
