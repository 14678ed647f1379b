// What the dryer page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const dryerWords = {
  en: {
    name: 'Dryer',
    noun: 'dryer',
    nounWithArticle: 'a dryer',
    plural: 'dryers',
    repairName: 'Dryer Repair',
    description:
      'No heat, damp clothes after two cycles, a squeal or a burnt smell: we repair electric and gas dryers and check the vent behind them.',
    commonIssues: [
      'Runs but makes no heat',
      'Clothes still damp',
      'Drum does not turn',
      'Squeals, thumps or rumbles',
      'Shuts off too soon',
      'Hot or burnt smell',
    ],
    head: {
      title: 'Dryer Repair in Florida: No Heat, Long Cycles, Noise',
      description:
        'Dryer running cold, taking two cycles or smelling hot? Learn the likely cause, when to stop using it, and what a repair visit starts at.',
    },
    heading: 'Your clothes come out damp. Start here.',
    intro:
      'Much of what looks like a broken dryer is air that cannot get out. Start with the vent, then read your sign below to see which part is likely to have failed.',
    problems: [
      {
        slug: 'no-heat',
        symptom: 'The drum turns but the air stays cold',
        likelyCauses: [
          'One of the two breaker legs is off, so the motor runs without the heater',
          'A blown thermal fuse or high-limit thermostat',
          'A broken heating element',
          'On gas, a weak igniter or gas valve coils',
        ],
        whatTheTechnicianDoes:
          'Measures both legs of the 240-volt supply, then the fuse, thermostats and element, or watches the gas burner try to light. A fuse never blows for nothing, so the vent is measured too.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'You may tumble on air only. Do not bypass a fuse; it is there to stop a fire.',
        },
      },
      {
        slug: 'two-cycles',
        symptom: 'Towels need two or three cycles',
        likelyCauses: [
          'Lint in the duct, the wall elbow or the outside flap',
          'A crushed hose behind the dryer',
          'Moisture sensor bars coated by dryer sheets',
          'A cycling thermostat that shuts the heat too soon',
        ],
        whatTheTechnicianDoes:
          'Reads air flow and temperature at the back of the machine, first with the duct on and then off. That one test tells whether the dryer or the duct is at fault.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Stop until the duct has been looked at. Long, hot cycles are how lint catches fire.',
        },
      },
      {
        slug: 'drum-still',
        symptom: 'You hear the motor, but the drum does not turn',
        likelyCauses: ['A snapped drum belt', 'An idler pulley that has seized', 'Worn drum rollers'],
        whatTheTechnicianDoes:
          'Opens the cabinet, clears the lint inside, and fits belt, idler and rollers together when they are the same age, so you pay for the work once.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Do not run it. Heat on clothes that do not move scorches them.',
        },
      },
      {
        slug: 'squeals-thumps',
        symptom: 'It squeals, thumps or grinds',
        likelyCauses: [
          'Dry or flat drum rollers',
          'A worn glide or rear bearing',
          'A coin in the blower wheel',
          'A motor near its end',
        ],
        whatTheTechnicianDoes:
          'Turns the drum by hand with the belt off to hear which part it is, and shows you the worn one.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'A thump can wait a few days. Metal on metal, or a smell with the noise, cannot.',
        },
      },
      {
        slug: 'stops-early',
        symptom: 'It shuts off after a few minutes',
        likelyCauses: [
          'A motor that overheats because its housing is full of lint',
          'Dirty moisture sensors that believe the load is dry',
          'A door switch that opens with vibration',
        ],
        whatTheTechnicianDoes:
          'Times the stop, feels the motor, cleans sensor and blower, and tests the switch with the machine shaking.',
        safeMeanwhile: { answer: 'no', words: 'Let it cool, then leave it off if it happens twice.' },
      },
      {
        slug: 'will-not-start',
        symptom: 'Nothing happens when you press start',
        likelyCauses: [
          'A tripped double breaker',
          'A blown thermal fuse',
          'A failed door or start switch',
          'A burned terminal where the cord meets the dryer',
        ],
        whatTheTechnicianDoes:
          'Begins at the outlet and the cord block, where heat damage hides, then tests the switch chain from door to motor.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Reset the breaker once, fully off and then on. If it trips again, leave it off.',
        },
      },
      {
        slug: 'too-hot',
        symptom: 'Clothes come out too hot to hold, or smell scorched',
        likelyCauses: [
          'A blocked vent',
          'A thermostat stuck closed',
          'An element that touches its housing and heats without stop',
        ],
        whatTheTechnicianDoes:
          'Measures the exhaust, looks for a grounded element, and replaces the thermostats as a set.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Switch off at the breaker. This is the sign that comes before a fire.',
        },
      },
    ],
    safeChecks: [
      'Clean the lint screen, then wash it with soap if water beads on the mesh.',
      'With the dryer running, go outside: the flap should stand open with a strong, warm breeze.',
      'Pull the dryer forward a little and look for a crushed hose.',
      'For an electric dryer, switch its double breaker fully off and on again once.',
      'Wipe the two metal bars inside the drum with rubbing alcohol.',
      'Make sure the cycle is not set to air fluff.',
    ],
    repairOrReplace: {
      paragraphs: [
        'Dryers, gas or electric, last about 13 years, and few household machines are simpler inside. Belts, rollers, fuses, thermostats, elements and igniters are good repairs even at ten years.',
        'A failed motor together with worn rollers on an old, basic dryer is the usual reason to stop. A slow dryer alone never is: that is nearly always the duct.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'From the starting price, a technician tests one dryer, its cord or gas line and the air at its outlet, and tells you the cost of the repair before opening the cabinet any further.',
      'Parts, duct work inside walls and roof vents are priced apart. Where parts are supplied, Florida sales tax usually applies to the whole repair.',
    ],
    safetyStops: ['lint-fire', 'gas-smell', 'carbon-monoxide', 'burning-smell'],
    floridaMatters: [
      {
        key: 'humidity',
        heading: 'Damp lint sticks',
        text: 'In humid air lint turns to felt on the duct wall, and warm moist air condenses where the duct runs through a cool space. Florida ducts need cleaning every year, not when you remember.',
      },
      {
        key: 'heat',
        heading: 'Ducts through the roof',
        text: 'Many slab homes vent up through a hot attic and out of the roof. The code counts on 35 feet of duct at most and takes 5 feet off for a tight right-angle bend, so a long rise with three elbows is already too much.',
      },
      {
        key: 'salt-air',
        heading: 'The flap that rusts shut',
        text: 'Near the beach the outside flap, its spring and the screws go first. When the flap cannot open, the dryer runs hot; when it cannot close, lizards and damp air come in.',
      },
      {
        key: 'surge',
        heading: 'Half a supply',
        text: 'A storm or a tired breaker can take one leg of the 240 volts. The drum turns, the light is on, and there is no heat: check the breaker before you buy an element.',
      },
      {
        key: 'hard-water',
        heading: 'Stiff towels are not always the dryer',
        text: 'Minerals left by hard water make towels harsh and coat the moisture bars with a film. The dryer then stops early. Wipe the bars each month.',
      },
      {
        key: 'seasonal',
        heading: 'After a summer away',
        text: 'Wasps, frogs and birds like a quiet duct. Before the first load, look at the outside flap and run ten minutes without heat.',
      },
    ],
    questions: [
      {
        question: 'How real is the fire risk?',
        answer:
          'The U.S. Fire Administration counted about 2,900 home dryer fires a year, and failing to clean was the leading cause, in 34 percent (report on 2008 to 2010). A clean duct takes most of that away.',
      },
      {
        question: 'Which duct is right behind the dryer?',
        answer:
          'Smooth metal in the wall, and the shortest piece of metal flex at the back. White plastic or thin foil should come out today.',
      },
      {
        question: 'Is a ventless dryer a fix for a condo without a duct?',
        answer:
          'It can be. A heat-pump or condenser dryer needs no duct but has filters and a drain of its own to keep clean. Ask your association what it allows.',
      },
      {
        question: 'Can I move from an electric to a gas dryer?',
        answer:
          'They are different machines, not two settings. You would need a gas line, a proper vent and a permit where your city asks for one.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
