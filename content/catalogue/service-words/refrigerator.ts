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
      'Warm food, water on the floor, a noisy fan or an ice maker that quit: we find the fault and tell you the price before we fix it.',
    head: {
      title: 'Refrigerator Repair in Florida: Warm, Leaking, Noisy',
      description:
        'Refrigerator warm, leaking or clicking? See the likely causes, what you can check, when to turn it off, and what a visit costs.',
    },
    heading: 'Refrigerator repair: what is yours doing?',
    intro:
      'Keep the doors shut while you read. Below is what each problem points to, what you can safely try, and what our technician does.',
    safetyStops: ['burning-smell', 'food-warm', 'water-near-power', 'refrigerant'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on the coils',
        text: 'Near the water, salt air can corrode the condenser coils and their fan, especially in a garage or on a porch. Have both checked once a year there. Wipe stainless doors with fresh water.',
      },
      {
        key: 'humidity',
        heading: 'Frost inside',
        text: 'Each time the door opens, moisture from the air turns to frost on the cooling coils. In a Florida summer a weak door seal lets in enough to build up ice. If frost comes back, see “Frost builds up, or the door does not seal.”',
      },
      {
        key: 'hard-water',
        heading: 'Scale in the ice maker',
        text: 'Hard water makes cloudy cubes and leaves scale in the inlet valve. A clogged filter starves the ice maker, so change it every six months. Scale inside the valve is a job for a technician.',
      },
      {
        key: 'surge',
        heading: 'Outages and surges',
        text: 'Power that comes back can harm the compressor and its electronics. In a long outage, turn off the refrigerator’s breaker. Once the power is back and no lights in the house are dim or too bright, wait five minutes and turn the breaker on again. Ask an electrician about a whole-home surge protector.',
      },
      {
        key: 'heat',
        heading: 'The garage refrigerator',
        text: 'Makers often name 110 °F as the most the room should reach. In a closed garage in July the compressor hardly ever stops. Keep a few inches free around the refrigerator, and keep the sun off it.',
      },
      {
        key: 'seasonal',
        heading: 'When you leave for the summer',
        text: 'Either leave the refrigerator running and have someone look in, or empty it, turn it off, shut the water valve and tie both doors open. Tie the doors open only if no child can get to the refrigerator. A closed refrigerator that is off grows mold within days.',
      },
    ],
    questions: [
      {
        question: 'How long is my food safe?',
        answer:
          'With the doors closed, about four hours in the refrigerator, 48 hours in a full freezer and 24 in a half-full one. Those are USDA figures. Throw out perishable food that has been above 40 °F for two hours or more.',
      },
      {
        question: 'Should I keep it running until you come?',
        answer: `Yes, if it is only noisy or a bit warm. Turn it off, at its control or its breaker, if it clicks over and over and does not cool. ${safety['burning-smell'].line}`,
      },
      {
        question: 'Can you just add refrigerant?',
        answer:
          'No. Refrigerant does not wear out. If it is low, there is a leak, and the leak must be found and sealed. Federal rules let only certified technicians open a system with a regulated refrigerant. Some newer refrigerators use a gas that can burn: that, too, is work for a trained technician.',
      },
      {
        question: 'Do you work on built-in and paneled units?',
        answer:
          'Yes. When you call, tell us the brand and that it is built in: some take two people to pull forward.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
