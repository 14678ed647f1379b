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
    head: {
      title: 'Wine Cooler Repair in Florida: Warm, Noisy, Leaking',
      description:
        'Wine cooler drifting warm or humming? How to protect the bottles, what to check at the grille and door, and what a repair visit starts at.',
    },
    heading: 'Your wine is getting warm. Start here.',
    intro:
      'Wine forgives a warm day, not a warm month, so you have time to do this right. Learn which faults are a dirty condenser or a tired fan, and which reach the sealed cooling system.',
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
        text: 'A fogged door on a humid day is normal. If it also fogs in a cool, dry room, the seal leaks or the door heater has failed. Inside, damp labels peel and mold finds corks.',
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
