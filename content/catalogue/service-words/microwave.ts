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
        'Microwave that sparks, is dead or runs without heat? What you can check, when to stop using it and what a built-in microwave visit starts at.',
    },
    heading: 'Microwave repair: what is yours doing?',
    intro:
      'Never open the case, even when the microwave is unplugged: repairs inside are for a technician. Find below what yours does, and decide with us whether a repair is worth it.',
    firstAnswer:
      'On the counter? A new one usually costs less than a repair. Over the range, built in or a drawer? A latch, switch or fuse is usually worth fixing.',
    safetyStops: ['microwave-case', 'microwave-door', 'fire-inside', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Rust spots become sparks',
        text: 'Steam can lift the paint inside, and a bare rusty spot sparks. Wipe the inside dry after cooking, and leave the door open for a minute. If paint is chipped or rusted, leave the microwave off and call us.',
      },
      {
        key: 'surge',
        heading: 'Lightning and surges',
        text: 'The clock and keypad always have power, so a surge can reach them. Unplug a countertop model before a storm, or ask an electrician about a surge protector at the panel.',
      },
      {
        key: 'salt-air',
        heading: 'Salt on vents and latches',
        text: 'Near the coast, salt settles on the door latch and the vents. Wipe them with a damp cloth. If the latch still sticks, leave the microwave off until the latch is repaired.',
      },
      {
        key: 'heat',
        heading: 'Above a hot stove in a hot house',
        text: 'Over-the-range models draw cooling air from the room. With a clogged filter they can overheat and turn off. Cook on the rear burners, and wash the filters.',
      },
      {
        key: 'hard-water',
        heading: 'White spots inside',
        text: 'Splashes of hard water dry as white spots. Wipe them off with a little vinegar in water, then with clear water.',
      },
      {
        key: 'seasonal',
        heading: 'Unplug when you go',
        text: 'Wipe the inside clean and unplug the microwave before you leave for months. That keeps ants out of it and surges away.',
      },
    ],
    questions: [
      {
        question: 'Is my microwave leaking?',
        answer:
          'If the door is straight and clean and closes firmly, that is very unlikely. If the door or a hinge is damaged, stop using the microwave and call us.',
      },
      {
        question: 'Why is a small repair not a small job?',
        answer:
          'Each repair begins with making the inside safe to touch. An over-the-range model weighs 50 pounds or more and has to come off the wall.',
      },
      {
        question: 'Do you repair countertop models?',
        answer:
          'Call us with the model number. Unless yours was expensive, we will likely advise you to put the money toward a new one.',
      },
      {
        question: 'Can I use it if only the light is out?',
        answer:
          'Yes, if it heats and the door closes well. On many models you cannot change the lamp yourself.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
