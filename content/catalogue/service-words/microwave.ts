// What the microwave page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const microwaveWords = {
  en: {
    name: 'Microwave',
    noun: 'microwave',
    nounWithArticle: 'a microwave',
    plural: 'microwaves',
    repairName: 'Microwave Repair',
    description:
      'A microwave that runs but does not heat, sparks, hums or will not start: we repair over-the-range, built-in and drawer models.',
    head: {
      title: 'Microwave Repair in Florida: Over-the-Range, Built-In',
      description:
        'Microwave lit up but cold, sparking or dead? What you can check from outside, when to stop using it and what a built-in microwave visit starts at.',
    },
    heading: 'Your microwave runs but the food stays cold. Start here.',
    intro:
      'All repairs inside are work for a technician, even with the plug out. What you can do is read the sign below and decide with us whether a repair is worth it.',
    safetyStops: ['microwave-case', 'microwave-door', 'fire-inside', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Rust spots become sparks',
        text: 'Steam and a humid kitchen lift the paint at the seam and the rack hooks. A bare rusty spot arcs. Wipe the cavity dry after cooking and leave the door ajar for a minute.',
      },
      {
        key: 'surge',
        heading: 'The clock takes the hit',
        text: 'A microwave is never off: its clock and keypad wait on live power. Pull the plug when a storm is close, or protect the kitchen circuits at the panel.',
      },
      {
        key: 'salt-air',
        heading: 'Screws, vents and latches',
        text: 'In an ocean-front kitchen with the doors open, salt creeps into the door latch and the vent louvers. A sticky latch is the first sign, and a cheap one to cure early.',
      },
      {
        key: 'heat',
        heading: 'Above a hot stove in a hot house',
        text: 'Over-the-range models draw cooling air from the room. With a warm kitchen and a clogged filter the thermal fuse opens, as it should; clean filters and the rear burner help.',
      },
      {
        key: 'hard-water',
        heading: 'White crust from steam',
        text: 'Steam-clean bowls filled with hard water leave lime on vents and sensors, and auto-reheat then guesses wrong. Use filtered or distilled water.',
      },
      {
        key: 'seasonal',
        heading: 'Unplug when you go',
        text: 'Ants and palmetto bugs like the warm board behind the keypad. Unplugged and wiped clean, it attracts neither pests nor lightning while you are away.',
      },
    ],
    questions: [
      {
        question: 'Is my microwave leaking?',
        answer:
          'With a straight, clean door that closes firmly it is very unlikely. A damaged door or hinge is reason enough to stop using it and have it looked at.',
      },
      {
        question: 'Why is the repair of a small part not a small job?',
        answer:
          'Because each repair begins with making the inside safe to touch, and an over-the-range unit weighs 50 pounds or more and has to come off the wall.',
      },
      {
        question: 'Do you repair countertop models?',
        answer:
          'Ask us with the model number. Unless it is a costly one, we will likely advise you to put the money toward a new one.',
      },
      {
        question: 'Can I use it while only the light is out?',
        answer:
          'Yes, if it heats and the door closes well. The lamp inside the case is not for home replacement on many models.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
