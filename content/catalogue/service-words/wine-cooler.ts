// What the wine cooler page says. Figures about age: docs/sources.md.
import type { Localized } from '#content/language.ts';
import type { ServiceWords } from './service-words-form.ts';

export const wineCoolerWords = {
  en: {
    name: 'Wine Cooler',
    noun: 'wine cooler',
    nounWithArticle: 'a wine cooler',
    plural: 'wine coolers',
    repairName: 'Wine Cooler Repair',
    description:
      'A wine cooler that drifts warm, freezes a zone, rattles or runs without rest: we repair built-in, undercounter and freestanding units.',
    commonIssues: [
      'Not holding temperature',
      'One zone too warm or too cold',
      'Runs all the time',
      'Vibrates or hums',
      'Water inside or below',
      'Light or display out',
    ],
    head: {
      title: 'Wine Cooler Repair in Florida: Warm, Noisy, Leaking',
      description:
        'Wine cooler drifting warm or humming? How to protect the bottles, what to check at the grille and door, and what a repair visit starts at.',
    },
    heading: 'Your wine is getting warm. Start here.',
    intro:
      'Wine forgives a warm day, not a warm month, so you have time to do this right. Learn which faults are a dirty condenser or a tired fan, and which reach the sealed cooling system.',
    problems: [
      {
        slug: 'drifts-warm',
        symptom: 'The display says 55 but the bottles feel warmer',
        likelyCauses: [
          'Dust on the condenser behind the toe grille',
          'A stopped circulation fan',
          'A sensor that has drifted',
          'A slow refrigerant leak',
        ],
        whatTheTechnicianDoes:
          'Puts a probe in a bottle of water for a true reading, cleans the condenser, tests fans and sensor, and weighs the sealed system only after those pass.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'Keep the door shut and the lights off. Move the bottles you care about most to a cool, dark, air-conditioned room.',
        },
      },
      {
        slug: 'one-zone-off',
        symptom: 'In a two-zone unit, one zone will not reach its number',
        likelyCauses: [
          'A damper or second fan that sticks',
          'Bottles packed against the divider',
          'Zone settings the wrong way round for the model',
        ],
        whatTheTechnicianDoes:
          'Commands each zone by itself, listens for the damper, and checks which zone the maker built to be the colder one.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Store everything in the zone that holds. Red wine sleeps well at 55 °F too.',
        },
      },
      {
        slug: 'never-rests',
        symptom: 'The compressor never rests',
        likelyCauses: [
          'A front vent blocked by a rug or kick plate',
          'A freestanding model built into a cabinet',
          'A door seal with a gap at one corner',
          'A glass door in afternoon sun',
        ],
        whatTheTechnicianDoes:
          'Measures the air that goes in and comes out of the grille, does a light test around the seal, and tells you if the unit is the wrong type for its place.',
        safeMeanwhile: {
          answer: 'with-care',
          words:
            'Clear the front grille and draw the blinds. Switch it off if the cabinet is too hot to touch.',
        },
      },
      {
        slug: 'hums-vibrates',
        symptom: 'It hums, buzzes or makes the bottles ring',
        likelyCauses: [
          'Hardened rubber mounts under the compressor',
          'A fan blade out of balance',
          'Feet that do not all carry weight',
          'Racks that touch the wall',
        ],
        whatTheTechnicianDoes:
          'Levels it, wedges parts one by one to find the one that sings, and replaces mounts or fan.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'A steady hum harms nothing soon. Slide the racks off the wall and see if it stops.',
        },
      },
      {
        slug: 'water-inside',
        symptom: 'Water on the floor of the unit or damp labels',
        likelyCauses: [
          'A drain hole blocked by a label or mold',
          'A door left a crack open',
          'An evaporation tray that is full or displaced',
        ],
        whatTheTechnicianDoes:
          'Opens the drain, seats the tray over the compressor, and checks the hinge and closer.',
        safeMeanwhile: { answer: 'yes', words: 'Dry the base and lay the lowest labels away from the wall.' },
      },
      {
        slug: 'freezes',
        symptom: 'Corks push out or ice forms at the back',
        likelyCauses: [
          'A sensor out of its clip',
          'A control relay stuck on',
          'A thermoelectric or compressor unit in a room colder than it was made for',
        ],
        whatTheTechnicianDoes:
          'Seats or replaces the sensor and proves that the control really lets the compressor stop.',
        safeMeanwhile: {
          answer: 'no',
          words: 'Switch it off and let it warm with the door closed. Frozen wine cracks glass.',
        },
      },
      {
        slug: 'dark-display',
        symptom: 'Light or display is out, yet it still cools',
        likelyCauses: [
          'A failed LED strip or its driver',
          'A door switch',
          'A ribbon cable worn at the hinge',
        ],
        whatTheTechnicianDoes:
          'Finds out whether the control, the cable or the lamp lost power and gives a price for the part alone.',
        safeMeanwhile: { answer: 'yes', words: 'Put a small thermometer inside and use it as before.' },
      },
      {
        slug: 'thermoelectric-warm',
        symptom: 'A small silent cooler stays near room temperature',
        likelyCauses: [
          'A dead fan on its heat sink',
          'A failed thermoelectric module',
          'A room warmer than it can fight',
        ],
        whatTheTechnicianDoes:
          'Measures the room first. These coolers can only fall a set number of degrees below it. Then tests fan and module, and says when replacing is cheaper.',
        safeMeanwhile: {
          answer: 'yes',
          words: 'Move it to the coolest room and leave a hand’s width behind it.',
        },
      },
    ],
    safeChecks: [
      'Vacuum the grille at the bottom front; built-in coolers breathe only there.',
      'Put a thermometer in a glass of water on the middle rack overnight and read that, not the air.',
      'Shine a flashlight inside at night and look for light at the door seal.',
      'Is the room above 90 °F, or the glass in sun? Either alone can beat a healthy unit.',
      'Check that no bottle neck keeps the door from closing.',
    ],
    repairOrReplace: {
      paragraphs: [
        'We know of no trusted study of wine coolers by themselves. The nearest figure is nine years for a compact refrigerator; well-made built-in units from Sub-Zero, Marvel, Perlick or U-Line are made to be serviced beyond that.',
        'Fans, sensors, seals, lights and controls are good repairs. On a small freestanding or thermoelectric cooler, a failed cooling system is nearly always the end. In a built-in, the cost of a new unit that fits the same opening often tips the scale toward repair.',
      ],
      source: 'Appliance magazine, life expectancy survey, September 2005 (compact refrigerators)',
    },
    whatThePriceBuys: [
      'The visit at the starting price is for one wine or beverage cooler: true temperature, air flow, fans and controls tested, and a figure for the repair agreed with you.',
      'Sealed-system work, custom panels and pulling a unit from stone or millwork cost more. Tax is extra where it applies.',
    ],
    safetyStops: ['burning-smell', 'refrigerant', 'electric-tingle'],
    floridaMatters: [
      {
        key: 'heat',
        heading: 'Not for the garage',
        text: 'Wine coolers are made for rooms you would sit in. In a garage at 95 °F even a good compressor model runs without rest, and a thermoelectric one holds warm wine.',
      },
      {
        key: 'humidity',
        heading: 'Fog on the glass',
        text: 'A fogged door on a humid day is normal for an hour. All day means the seal leaks or the door heater has failed. Inside, damp labels peel and mold finds corks.',
      },
      {
        key: 'salt-air',
        heading: 'Outdoor kitchens by the water',
        text: 'Only units rated for outdoors belong on a lanai. Even those need fresh-water wiping and a clean condenser, since salt eats the thin fins first.',
      },
      {
        key: 'surge',
        heading: 'Small board, long wait',
        text: 'Control boards of wine units are made in small numbers and may take weeks to come. A plug-in surge protector with the right rating is cheap beside that.',
      },
      {
        key: 'seasonal',
        heading: 'Cellars left alone all summer',
        text: 'If you leave for months, keep the air conditioning under 80 °F and have someone read the display. A cooler that fails in June will have cooked the wine by September.',
      },
      {
        key: 'hard-water',
        heading: 'Humidity trays and lime',
        text: 'Where you fill a humidity tray by hand, use distilled water. Tap water leaves a crust that the fan spreads as white dust.',
      },
    ],
    questions: [
      {
        question: 'How long before the wine is harmed?',
        answer:
          'A day or two in an air-conditioned room does little. Weeks above 75 °F age wine quickly, and swings push corks.',
      },
      {
        question: 'What is the right setting?',
        answer:
          '55 °F for storing everything. Serve sparkling at 45 °F, whites near 50 °F and reds near 60 °F if you have two zones.',
      },
      {
        question: 'Can a freestanding unit go under the counter?',
        answer:
          'Only if it breathes at the front. If its vents are at the back it will overheat, however much room you leave.',
      },
    ],
  },
} as const satisfies Localized<ServiceWords>;
