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
        'Washer full of water, leaking or shaking? What each problem means, checks you can do in five minutes, and the starting price of a repair visit.',
    },
    heading: 'Washer repair: what is yours doing?',
    intro:
      'Wet clothes in a stopped washer can wait a few hours; water on the floor cannot. Find below what yours does, try the safe checks, and tell us what you saw when you call.',
    safetyStops: ['water-near-power', 'electric-tingle', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'A drum that never dries',
        text: 'In a closed laundry closet the rubber seal of a front-load door stays wet, and mold grows. Leave the door and the drawer ajar between loads, unless small children or pets could climb in, and run one hot cycle a month.',
      },
      {
        key: 'hard-water',
        heading: 'Scale on heaters and valves',
        text: 'Hard water, especially from a well, leaves lime on the inlet screens and on the heater of a front-loader. If your tea kettle is white inside, ask us to check the screens.',
      },
      {
        key: 'salt-air',
        heading: 'Rust from below',
        text: 'On a porch, in a carport or in an open laundry room near the sea, the feet and the back rust first. Keep the washer covered, and off a wet floor.',
      },
      {
        key: 'surge',
        heading: 'After a brief outage',
        text: 'An electronic washer can stop with its door locked when the power goes out for a moment. If no lights in the house are dim or too bright, turn the washer’s breaker off for five minutes, then on again. Do this once only. If the panel stays blank or frozen, leave the washer off and call us: the control board has to be tested.',
      },
      {
        key: 'heat',
        heading: 'Garage laundry',
        text: 'Rubber hoses age fast in a hot garage. Use braided steel hoses, and close both water valves when you travel.',
      },
      {
        key: 'seasonal',
        heading: 'Leaving for months',
        text: 'Close both water valves, run a drain cycle, wipe the door seal, and leave the door open if no child can get to it. When you return, run one empty hot wash before the first load.',
      },
    ],
    questions: [
      {
        question: 'Can you repair a washer in a stacked closet?',
        answer:
          'Yes. Tell us that it is stacked and how wide the closet door is; some stacked pairs take two people to slide out.',
      },
      {
        question: 'Why does it take so much longer than it used to?',
        answer:
          'It may be rinsing out suds, waiting for water, or trying again and again to balance the load. First, use less detergent and spread out the load. If that changes nothing, call us: the inlet valve or the suspension may be worn.',
      },
      {
        question: 'Is it safe to leave it running when we go out?',
        answer:
          'It is better not to. A hose can burst without warning, and somebody has to be there to close the water valves.',
      },
      {
        question: 'Do you repair all-in-one washer-dryers?',
        answer: 'Yes. Give us the model number, because parts for these machines often have to be ordered.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
