// What the microwave page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { ServiceWords } from './service-words-form.ts';

const safety = safetyWords.en;

export const microwaveWords = {
  en: {
    name: 'Microwave',
    noun: 'microwave',
    nounWithArticle: 'a microwave',
    plural: 'microwaves',
    repairName: 'Microwave Repair',
    description:
      'A microwave that runs but does not heat, sparks, hums or will not start: we repair over-the-range, built-in and drawer models.',
    commonIssues: [
      'Runs but does not heat',
      'Sparks inside',
      'Dead display',
      'Door will not start the cycle',
      'Turntable stuck',
      'Loud hum or buzz',
    ],
    head: {
      title: 'Microwave Repair in Florida: Over-the-Range, Built-In',
      description:
        'Microwave lit up but cold, sparking or dead? What you can check from outside, when to stop using it and what a built-in microwave visit starts at.',
    },
    heading: 'Your microwave runs but the food stays cold. Start here.',
    intro:
      'All repairs inside are work for a technician, even with the plug out. What you can do is read the sign below and decide with us whether a repair is worth it.',
    problems: [
      {
        slug: 'no-heat',
        symptom: 'It runs, lights and turns, but food stays cold',
        likelyCauses: [
          'A failed magnetron',
          'A shorted high-voltage diode or capacitor',
          'A door switch that no longer makes contact',
          'An inverter board at the end of its life',
        ],
        whatTheTechnicianDoes:
          'Unplugs it, discharges the capacitor with the right tool, tests switch, diode, capacitor and magnetron, and tells you the sum before ordering any.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Stop using it. One failed part can take the next one with it.',
        },
      },
      {
        slug: 'sparks',
        symptom: 'It sparks or crackles inside',
        likelyCauses: [
          'A burned waveguide cover, the small gray or tan plate on the wall',
          'Metal, foil or a gold rim',
          'Chipped paint or a rusted rack hook',
          'Baked-on food that has turned to carbon',
        ],
        whatTheTechnicianDoes:
          'Looks behind the cover, cleans or replaces it, touches up the cavity with the proper paint, and checks the magnetron’s antenna for burns.',
        safeMeanwhile: { answer: 'no', words: 'Stop at once. Every arc burns the hole larger.' },
      },
      {
        slug: 'dead',
        symptom: 'The display is dark and nothing works',
        likelyCauses: [
          'A tripped breaker or outlet',
          'A blown line fuse',
          'An open thermal fuse after overheating',
          'A door switch that shorted and blew the fuse on purpose',
        ],
        whatTheTechnicianDoes:
          'Tests the outlet in the upper cabinet, then fuse and thermal cutouts, and looks for the cause that blew them.',
        safeMeanwhile: {
          answer: 'with-care',
          words: 'Reset the outlet or breaker once. If it goes again, leave it off.',
        },
      },
      {
        slug: 'will-not-start',
        symptom: 'The clock is on, but the start button does nothing',
        likelyCauses: [
          'A door latch that does not close the switches',
          'Child lock',
          'A worn membrane panel',
        ],
        whatTheTechnicianDoes:
          'Works the latch and listens for each switch, then separates a bad panel from a bad board.',
        safeMeanwhile: {
          answer: 'yes',
          words:
            'Hold the lock key for three seconds. If the door is loose, do not hold it shut by hand to make it run.',
        },
      },
      {
        slug: 'turntable',
        symptom: 'The plate does not turn',
        likelyCauses: ['A cracked drive coupler', 'A worn turntable motor', 'Rollers out of their track'],
        whatTheTechnicianDoes: 'Tests the small motor under the floor and replaces motor or coupler.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Stop halfway and turn the food by hand. Never run it with the glass plate missing.',
        },
      },
      {
        slug: 'hums-loud',
        symptom: 'A loud hum or buzz while it heats',
        likelyCauses: [
          'A magnetron or diode that is failing',
          'A cooling fan full of grease',
          'A loose transformer',
        ],
        whatTheTechnicianDoes:
          'Listens with the load on, measures the current, and separates the fan from the high-voltage circuit.',
        safeMeanwhile: {
          answer: 'no',
          words: 'A new hum with weak heat means stop; a fan that rattles may wait.',
        },
      },
      {
        slug: 'vent-fan-runs',
        symptom: 'Over the range: the vent fan will not stop, or does not start',
        likelyCauses: [
          'A heat sensor that starts the fan when the stove below is hot',
          'A failed vent motor',
          'A relay stuck on the board',
        ],
        whatTheTechnicianDoes:
          'Lets it cool to see whether the sensor is right, then tests motor, sensor and relay.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Turn off the burners and wait half an hour. It should stop by itself.',
        },
      },
      {
        slug: 'drawer-stuck',
        symptom: 'A microwave drawer will not open or close',
        likelyCauses: ['Crumbs in the slides', 'A drawer motor or position switch', 'A lock setting'],
        whatTheTechnicianDoes:
          'Frees and cleans the slides, then tests motor and switches from the front without harming the cabinet.',
        safeMeanwhile: { answer: 'no', words: 'Do not force it. A bent drawer may no longer seal.' },
      },
    ],
    safeChecks: [
      'Heat one cup of water for two minutes. If it is not hot, the heating side has failed.',
      'Look at the outlet in the cabinet above; plug in a lamp.',
      'Switch off child lock, demo mode and the kitchen timer.',
      'Does the door close with one clean click, without play? If it does not, stop using the oven.',
      'Wash the metal grease filters under an over-the-range model.',
      safety['microwave-case'].line,
    ],
    repairOrReplace: {
      paragraphs: [
        'About nine years is the figure for a microwave. For a small countertop model, a new one usually costs less than a repair, and we will say so on the phone.',
        'Over-the-range, built-in and drawer models are another matter: they fit a cabinet, a duct or a trim kit. Switches, fuses, couplers and panels are good repairs there. A magnetron after year seven is a close call.',
      ],
      source: 'NAHB and Bank of America, Study of Life Expectancy of Home Components, 2007',
    },
    whatThePriceBuys: [
      'The figure on this page is the lowest a visit begins at, for one built-in, over-the-range or drawer microwave. It is tested for heat and for a sound door, and you get the repair price.',
      'Parts, and taking the unit down from the wall and hanging it again, are added. So is tax where it applies.',
    ],
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
