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
        'Range hood squealing, dead or leaving smoke behind? Filters and flaps you can check, what a technician tests, and the starting price of a visit.',
    },
    heading: 'Range hood repair: what is yours doing?',
    intro:
      'If smoke lingers, check the filters and the outside flap first; a dark light may only need a new bulb. If the fan is dead or nothing works, try the checks below before you call.',
    firstAnswer:
      'A basic hood under a cabinet? Look up what a new one costs first. Does air blow back into the kitchen? Then the hood probably has no duct: change an old charcoal filter first.',
    safetyStops: ['grease-fire', 'burning-smell', 'carbon-monoxide'],
    floridaMatters: [
      {
        key: 'salt-air',
        heading: 'Salt on the flap and the motor',
        text: 'By the water, the spring of the outside flap, the motor bearings and the lamp sockets corrode first. Wipe stainless steel with fresh water, along the grain.',
      },
      {
        key: 'humidity',
        heading: 'Wet air in the duct',
        text: 'Steam turns to water in a cool duct. A flap that closes well keeps hot, wet air out of the kitchen between meals.',
      },
      {
        key: 'surge',
        heading: 'Caps after a storm',
        text: 'Rain comes in through a bent roof cap. After a hurricane or a hard storm, look at the cap from the ground, and look for rust-colored drips on the stove. If the cap is bent or you see drips, turn off the hood’s breaker and call a roofer.',
      },
      {
        key: 'heat',
        heading: 'Strong hoods and the air they need',
        text: 'Above 400 cubic feet a minute, the building code can call for make-up air: outdoor air that replaces what the hood blows out. Without that air, a big hood draws poorly. It can also pull exhaust from a gas water heater back into the house, so open a window while it runs.',
      },
      {
        key: 'seasonal',
        heading: 'Nests in the flap',
        text: 'Birds and wasps build in a vent that nobody uses. If you have been away for months, check the outside flap before you run the fan. A nest has to come out first.',
      },
      {
        key: 'hard-water',
        heading: 'Spots on steel',
        text: 'Splashes from hard water dry as white dots. A cloth with a little vinegar, then clear water, takes them off.',
      },
    ],
    questions: [
      {
        question: 'How often should filters be washed?',
        answer:
          'Every month if you fry, every two or three months if you do not. A filter full of grease weakens the hood, and grease can catch fire.',
      },
      {
        question: 'Our condo hood has no duct. Can it be made stronger?',
        answer:
          'A ductless hood cleans the air and sends it back into the kitchen. Clean filters and new charcoal bring back what it could do when new, but it cannot remove heat or moisture.',
      },
      {
        question: 'Is the hood on my microwave a range hood?',
        answer:
          'Its fan does the same job. For a microwave above the range, choose microwave repair when you ask for a quote.',
      },
      {
        question: 'Can you replace just the motor?',
        answer:
          'Yes, in most hoods. With the model number from behind the filters, we can look for the motor before we come.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
