// What the washer page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const washerWords = {
  en: {
    name: 'Washer',
    noun: 'washer',
    nounWithArticle: 'a washer',
    plural: 'washers',
    repairName: 'Washer Repair',
    description:
      'A washer that will not drain, spin, fill or unlock, or walks across the floor: we repair top-load, front-load and stacked machines.',
    head: {
      title: 'Washer Repair in Florida: Drain, Spin, Leak, Shake',
      description:
        'Washer full of water, leaking or shaking? What each sign means, checks you can do in five minutes, and the starting price of a repair visit.',
    },
    heading: 'Your washer stopped with the water in it. Start here.',
    intro:
      'Wet clothes in a stopped washer can wait a few hours; water on the floor cannot. Find below what yours does, try the safe checks, and tell us what you saw when you call.',
    safetyStops: ['water-near-power', 'electric-tingle', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'A drum that never dries',
        text: 'In a closed laundry closet the door boot stays wet all week, and mold follows. Leave the door and the drawer ajar between loads, unless small children or pets could climb in, and run one hot cycle a month.',
      },
      {
        key: 'hard-water',
        heading: 'Scale on heaters and valves',
        text: 'Well water and untreated aquifer water leave lime on inlet screens and on the heater of a front-loader. If your kettle is white inside, have the screens cleaned with every visit.',
      },
      {
        key: 'salt-air',
        heading: 'Rust from below',
        text: 'On balconies and in breezeway laundry rooms, salt starts on the feet, the rear panel and the pump screws. Touch up chips at once and keep the machine off a wet floor.',
      },
      {
        key: 'surge',
        heading: 'A board that remembers the storm',
        text: 'Electronic washers lock their doors and forget their place after a flicker. Five minutes without power often clears that. A blank or frozen panel after it points to a board that needs testing.',
      },
      {
        key: 'heat',
        heading: 'Garage laundry',
        text: 'Rubber hoses age fast next to a hot wall. In a garage, use braided steel hoses, write the year on them, and shut the taps when you travel.',
      },
      {
        key: 'seasonal',
        heading: 'Leaving for months',
        text: 'Close both taps, run a drain cycle, wipe the boot and leave the door open. On return, run one empty hot wash before the first load.',
      },
    ],
    questions: [
      {
        question: 'Can you repair a washer in a stacked closet?',
        answer:
          'Yes. Tell us it is stacked and how wide the door is; some pairs need two people to bring out.',
      },
      {
        question: 'Why does it take so much longer than it used to?',
        answer:
          'It may be adding rinses for suds, waiting for hot water, or trying again and again to balance. The first fix is less soap; the second is the valve or suspension.',
      },
      {
        question: 'Is it safe to leave it running when we go out?',
        answer:
          'We would not. A hose or valve gives no warning when it lets go, and somebody has to be there to close the tap.',
      },
      {
        question: 'Do you repair all-in-one washer dryers?',
        answer: 'Yes. Give us the model number, because parts for combination machines are often ordered.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
