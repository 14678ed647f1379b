// What the range hood page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const rangeHoodWords = {
  en: {
    name: 'Range Hood',
    noun: 'range hood',
    nounWithArticle: 'a range hood',
    plural: 'range hoods',
    repairName: 'Range Hood Repair',
    description:
      'A hood that hums, roars, drips grease or will not pull smoke: we repair under-cabinet, wall, island and downdraft ventilation.',
    head: {
      title: 'Range Hood Repair in Florida: Fan, Lights, Suction',
      description:
        'Range hood loud, weak or dead? Filters and flaps you can check yourself, what a technician tests, and the starting price of a repair visit.',
    },
    heading: 'Your range hood hums but the smoke stays. Start here.',
    intro:
      'A hood is a motor, a switch and a path for air, and any of the three can fail. Check the filters and the outside flap first; past that, the wiring is a job for a technician.',
    safetyStops: ['grease-fire', 'burning-smell', 'carbon-monoxide'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on the flap and the motor',
        text: 'By the water the spring of the outside flap, the motor bearings and the lamp sockets corrode first. Wipe stainless steel with fresh water, along the grain.',
      },
      {
        key: 'humidity',
        heading: 'Wet air in the duct',
        text: 'Air-conditioned metal and steam make water in the duct. A damper that closes well keeps hot, wet air out of the kitchen between meals.',
      },
      {
        key: 'surge',
        heading: 'Caps after a storm',
        text: 'Wind-driven rain finds a bent roof cap. After a hurricane or a hard squall look up at the cap, and down at the stove for rust-colored drips.',
      },
      {
        key: 'heat',
        heading: 'Strong hoods and the air they need',
        text: 'Above 400 cubic feet a minute the code can call for make-up air. Without it, a big hood drags attic heat in through every crack and still draws poorly.',
      },
      {
        key: 'seasonal',
        heading: 'Nests in the flap',
        text: 'Birds and wasps love a vent nobody uses. When you return, look at the outside flap before you run the fan. A nest has to come out first.',
      },
      {
        key: 'hard-water',
        heading: 'Spots on steel',
        text: 'Steam from hard water dries as white dots that hold grease. A cloth with a little vinegar, then clear water, keeps the finish without scratches.',
      },
    ],
    questions: [
      {
        question: 'How often should filters be washed?',
        answer:
          'Monthly if you fry, every two or three months if you do not. A full filter is both a weak hood and a fire load.',
      },
      {
        question: 'Our condo hood has no duct. Can it be made stronger?',
        answer:
          'A ductless hood filters and returns the air; it can be cleaned, refilled with charcoal and made quiet, but it will not remove heat or moisture.',
      },
      {
        question: 'Is the hood on my microwave a range hood?',
        answer:
          'Its fan does the same job. For a microwave above the range, choose microwave repair when you ask for a quote.',
      },
      {
        question: 'Can you replace just the motor?',
        answer:
          'Very often. With the model number from inside the filter bay we can look for the motor before we come.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
