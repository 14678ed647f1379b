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
    commonIssues: [
      'Fan does not run',
      'Weak suction',
      'Loud or rattling',
      'Lights out or flickering',
      'Buttons do not respond',
      'Grease drips',
    ],
    head: {
      title: 'Range Hood Repair in Florida: Fan, Lights, Suction',
      description:
        'Range hood loud, weak or dead? Filters and flaps you can check yourself, what a technician tests, and the starting price of a repair visit.',
    },
    heading: 'Your range hood hums but the smoke stays. Start here.',
    intro:
      'A hood is a motor, a switch and a path for air, and any of the three can fail. Check the filters and the outside flap first; past that, the wiring is a job for a technician.',
    problems: [
      {
        slug: 'fan-dead',
        symptom: 'The lights work but the fan does not',
        likelyCauses: [
          'A burned-out motor or its capacitor',
          'A failed speed switch',
          'A wheel glued in place by grease',
          'A thermal cutout in the motor',
        ],
        whatTheTechnicianDoes:
          'Turns the wheel by hand, measures power at the motor on each speed, and tests switch and capacitor before naming the motor.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Leave the fan off: a stalled motor overheats. Open a window and cook without searing.',
        },
      },
      {
        slug: 'weak-suction',
        symptom: 'It runs, but smoke rolls out past the front',
        likelyCauses: [
          'Grease filters that are full',
          'An outside or roof flap stuck shut',
          'A duct that is crushed, too small or too long',
          'A recirculating filter long past its life',
        ],
        whatTheTechnicianDoes:
          'Measures the air at the filters, opens the damper, and follows the duct as far as it can be reached.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Wash the filters tonight and use the rear burners, where the hood pulls best.',
        },
      },
      {
        slug: 'loud',
        symptom: 'It roars, rattles or squeals',
        likelyCauses: [
          'A blower wheel out of balance with grease',
          'Dry motor bearings',
          'A loose damper that flutters in wind',
          'A missing screw in the housing',
        ],
        whatTheTechnicianDoes:
          'Removes and cleans the wheel, tries the motor shaft for play, and tightens the duct collar and damper.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'A rattle may wait. Stop using the fan if it squeals or grinds.',
        },
      },
      {
        slug: 'lights',
        symptom: 'The lights flicker, dim or have gone out',
        likelyCauses: ['A lamp of the wrong type', 'A corroded socket', 'A failed LED driver or transformer'],
        whatTheTechnicianDoes:
          'Checks lamp type and voltage, cleans or replaces the socket, and tests the driver.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Use the fan as before. Let halogen lamps cool before you touch them.',
        },
      },
      {
        slug: 'buttons',
        symptom: 'Touch buttons ignore you or the fan starts by itself',
        likelyCauses: [
          'Grease and steam behind the touch panel',
          'A heat sensor that starts the fan to protect the hood',
          'A control board with a stuck relay',
        ],
        whatTheTechnicianDoes:
          'Finds out first whether the heat sensor did it on purpose, then tests panel, cable and board.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'Switch off its breaker for a minute. If it starts at random afterward, leave the breaker off.',
        },
      },
      {
        slug: 'drips',
        symptom: 'Grease or water drips on the stove',
        likelyCauses: [
          'Saturated filters or a full grease cup',
          'Rain coming down the roof cap',
          'Steam that condenses in a cold duct',
        ],
        whatTheTechnicianDoes:
          'Tells grease from rain from condensation, cleans the trough, and checks the cap and the slope of the duct.',
        safeMeanwhile: { answer: 'no', words: 'Do not cook under dripping grease; it burns. Clean first.' },
      },
      {
        slug: 'downdraft-stuck',
        symptom: 'A downdraft vent will not rise or go down',
        likelyCauses: [
          'A crumb-filled track',
          'A lift motor or its limit switch',
          'Something in the drawer below pressing on it',
        ],
        whatTheTechnicianDoes:
          'Clears the track, drives the lift by hand, tests motor and switches, and checks the blower under the floor or outside.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Do not pull it up by hand. Keep pans and towels clear of the slot.',
        },
      },
    ],
    safeChecks: [
      'Wash metal filters in hot water and degreaser, or in the dishwasher on a short cycle.',
      'Hold one sheet of paper towel to the filter on high. The hood should keep it there.',
      'Step outside and see whether the flap opens when the fan runs.',
      'Ductless hood? Charcoal filters cannot be washed; see when they were last changed.',
      'Check both the breaker and the hood’s plug, often in the cabinet above.',
    ],
    repairOrReplace: {
      paragraphs: [
        'The figure for range hoods is about 14 years. They are simple, and motors, switches, lamps and dampers can often be had long after a model ends.',
        'Replace a hood when the housing is rusted through, when no motor can be found, or when you have put in a stronger stove than it was sized for.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'Your starting price sends a technician who tests one hood or downdraft: motor, switch, lights, filters and air flow, and prices the repair on the spot.',
      'Motors, boards, work on the roof or inside a duct, and high island hoods that need a second person come on top, with tax where it applies.',
    ],
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
